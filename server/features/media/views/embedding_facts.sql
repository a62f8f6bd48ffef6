-- What a material looks like to a model.
create view embedding_facts as
select e.material_id, m.hash as model, e.seconds, e.vectors
from material_embeddings e join embedding_models m on m.id = e.model_id;
