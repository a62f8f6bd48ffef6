import type { DeskMaterialDetail, MaterialEdit } from '#contract/calls/catalogue-desk.ts';
import { cleanKeywords, MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import type { FieldProblem } from '#contract/domain/problems.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { isProblem, problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { reindex } from '../reindex.ts';
import { type DeskDetailRow, readDeskDetail } from './detail.queries.ts';
import { findCategoryFor, findGroupFor, lockMaterial, updateDescription } from './edit.queries.ts';
import { readDesk } from './find.ts';
import { editOf } from './present-material.ts';

type Reply = Promise<{ material: DeskMaterialDetail } | Problem>;

/** Changes the description of a material. Refuses an editor who saw an older version, so that no change is lost. */
export async function editMaterial(
  ctx: MemberContext,
  { id, version, ...typed }: MaterialEdit & { id: number; version: string },
): Reply {
  const edit = tidy(typed);
  const changed = await transaction(ctx, async (tx) => {
    const locked = await lockMaterial(tx.db, id);
    const row = await readDeskDetail(tx.db, id);
    if (!locked || !row) return problem('not-found');
    if (locked.version !== version) return problem('changed-meanwhile');
    const names = await namesOf(tx, row, edit);
    if (isProblem(names)) return names;
    const difference = differenceOf(row, edit, names);
    if (!difference) return true;
    await updateDescription(tx.db, id, edit);
    await recordChange(tx, { action: 'material.edited', subject: `material:${id}`, ...difference });
    if (row.state === 'online') await reindex(tx, [id]);
    return true;
  });
  return isProblem(changed) ? changed : await readDesk(ctx, { id });
}

function tidy(edit: MaterialEdit): MaterialEdit {
  return {
    ...edit,
    keywordsZh: cleanKeywords(edit.keywordsZh, { splitSpaces: true }),
    keywordsEn: cleanKeywords(edit.keywordsEn, { splitSpaces: false }),
  };
}

interface Names {
  category: string | null;
  group: string | null;
}

/** Names of the chosen category and series, or the problems of the description. */
async function namesOf(ctx: MemberContext, row: DeskDetailRow, edit: MaterialEdit): Promise<Names | Problem> {
  const [category, group] = await Promise.all([
    edit.categoryId === null ? null : findCategoryFor(ctx.db, edit.categoryId, row.kind),
    edit.groupId === null ? null : findGroupFor(ctx.db, edit.groupId, row.ownerId),
  ]);
  const untitled = edit.titleZh === '' && edit.titleEn === '';
  const wrong: [keyof MaterialEdit, FieldProblem | false][] = [
    ['titleZh', untitled && 'required'],
    ['titleEn', untitled && 'required'],
    ['keywordsZh', keywordProblem(edit.keywordsZh)],
    ['keywordsEn', keywordProblem(edit.keywordsEn)],
    ['categoryId', category === undefined && 'invalid'],
    ['groupId', group === undefined && 'invalid'],
  ];
  const fields = wrong.filter((entry): entry is [keyof MaterialEdit, FieldProblem] => entry[1] !== false);
  if (fields.length > 0) return problem('bad-input', { fields: Object.fromEntries(fields) });
  return {
    category: category ? inWords(edit.categoryId, category.nameZh, category.nameEn) : null,
    group: group ? inWords(edit.groupId, group.titleZh, group.titleEn) : null,
  };
}

function keywordProblem(words: string[]): FieldProblem | false {
  const tooLong =
    words.length > MATERIAL_TEXT.keywords || words.some((word) => Array.from(word).length > MATERIAL_TEXT.keyword);
  return tooLong && 'too-long';
}

type Recorded = Record<string, unknown>;

/** The changed fields, before and after; undefined when nothing changes. */
function differenceOf(row: DeskDetailRow, edit: MaterialEdit, names: Names) {
  const group = row.groups.find((one) => one.id === row.groupId);
  const was: Recorded = recorded(editOf(row), {
    category: row.categoryZh && inWords(row.categoryId, row.categoryZh, row.categoryEn ?? ''),
    group: group ? inWords(group.id, group.zh, group.en) : null,
  });
  const is: Recorded = recorded(edit, names);
  const fields = Object.keys(is).filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
  if (fields.length === 0) return undefined;
  const only = (all: Recorded) => Object.fromEntries(fields.map((name) => [name, all[name]]));
  return { before: only(was), after: only(is) };
}

/** Replaces ids by names, because people read the audit trail. */
function recorded(edit: MaterialEdit, names: Names): Recorded {
  const byName = new Set(['categoryId', 'groupId']);
  return { ...Object.fromEntries(Object.entries(edit).filter(([name]) => !byName.has(name))), ...names };
}

const inWords = (id: number | null, zh: string, en: string) => `${zh} · ${en} (${id})`;
