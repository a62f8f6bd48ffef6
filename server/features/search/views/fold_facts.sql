-- Materials that lists fold behind one that looks like them.
create view fold_facts as
select material_id, head_id
from material_folds;
