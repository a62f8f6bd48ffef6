-- A text as a cell of a table for spreadsheets, as platform/csv/write.ts writes it: what they would take for a formula
-- begins with an apostrophe.
create function csv_cell(words text) returns text
language sql immutable parallel safe as $$
  select case when marked ~ '[",\r\n]' then '"' || replace(marked, '"', '""') || '"' else marked end
  from (select case when words ~ '^''*[-=+@\t\r\n＝＋－＠]' then '''' || words else words end as marked) cell
$$;
