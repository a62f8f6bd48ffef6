-- What a file says of itself.
create view suggestion_facts as
select material_id, title, description, keywords, place, latitude, longitude, taken_on
from material_suggestions;
