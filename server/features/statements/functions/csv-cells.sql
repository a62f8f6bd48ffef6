-- What stands before a text in a table for spreadsheets, as platform/csv/write.ts says: an apostrophe where they would
-- take it for a formula.
create function formula_mark(words text) returns text
language sql immutable parallel safe as $$
  select case when words ~ '^''*[-=+@\t\r\n＝＋－＠]' then '''' else '' end
$$;

-- A text as a cell. One expression, which PostgreSQL puts into the query that calls it; most texts need one look only.
create function csv_cell(words text) returns text
language sql immutable parallel safe as $$
  select case
    when words !~ '[",\r\n]|^''*[-=+@\t＝＋－＠]' then words
    when words ~ '[",\r\n]' then '"' || formula_mark(words) || replace(words, '"', '""') || '"'
    else formula_mark(words) || words
  end
$$;

-- An amount as a cell: 1060.00
create function yuan_cell(fen bigint) returns text
language sql immutable parallel safe as $$
  select (fen * 0.01)::text
$$;
