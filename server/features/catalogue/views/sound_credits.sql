-- Who made each sound, as papers name it: a version is the same work as its piece, and a recording of its own.
create view sound_credits as
select m.id as material_id, jsonb_build_object(
  'composer', coalesce(nullif(m.composer, ''), piece.composer),
  'artist', coalesce(nullif(m.artist, ''), piece.artist),
  'isrc', coalesce(recording.isrc, ''),
  'iswc', coalesce(rights.iswc, ''),
  'writers', coalesce((
    select jsonb_agg(jsonb_build_object('role', w.role, 'name', w.name, 'pro', w.pro, 'ipi', w.ipi, 'share', w.share)
      order by w.position)
    from sound_writers w where w.material_id = piece.id), '[]')) as credits
from materials m
join materials piece on piece.id = coalesce(m.version_of, m.id)
left join sound_isrcs recording on recording.material_id = m.id
left join sound_rights rights on rights.material_id = piece.id
where m.kind in ('music', 'effect');
