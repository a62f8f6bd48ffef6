import { typeOfKind } from '#contract/domain/discovery.ts';
import type { Grade } from '#contract/domain/search-quality.ts';
import type { Piece } from '#studio/studio.ts';
import type { Database } from '../../platform/database/database.ts';
import { addGrades, type GradeRow, QUALITY_QUERIES } from '../search-quality/search-quality.ts';
import { listMade } from './demo-items.queries.ts';
import { findItem } from './items.ts';
import { type Judgement, JUDGEMENTS } from './judgements.ts';

/** Gives a piece its grades for the queries that search is judged by; grades that editors gave stay. */
export async function gradeItem(db: Database, { slug, kind }: Piece, materialId: number): Promise<void> {
  const type = typeOfKind(kind);
  const rows = QUALITY_QUERIES.flatMap((query): GradeRow[] => {
    const { form, keyword } = query;
    // The number of a work is its code.
    const grade = form === 'code' ? gradeOfCode(keyword, materialId) : query.type === type && gradeOf(keyword, slug);
    return grade ? [{ type: query.type, keyword, materialId, grade }] : [];
  });
  if (rows.length > 0) await addGrades(db, rows);
}

/** The same for what was made before there were grades. */
export async function gradeOlderItems(db: Database): Promise<void> {
  for (const { slug, materialId } of await listMade(db)) {
    const item = findItem(slug);
    if (item) await gradeItem(db, item, materialId);
  }
}

const gradeOfCode = (keyword: string, materialId: number): Grade | undefined =>
  Number(keyword) === materialId ? 3 : undefined;

/** What somebody who knows the catalogue said of a piece; undefined where nobody has looked. */
export function gradeOf(keyword: string, slug: string): Grade | undefined {
  const judgement = JUDGEMENTS.find(({ asked }) => asked.includes(keyword));
  if (!judgement) return undefined;
  return ([3, 2, 1, 0] as const).find((grade) => namesIn(judgement, grade).some((name) => isNamed(slug, name)));
}

/** The names of pieces, of which one with a star stands for all that begin like it. */
export function namesIn({ said }: Judgement, grade: Grade): string[] {
  return (said[grade] ?? '').split(' ').filter(Boolean);
}

export function isNamed(slug: string, name: string): boolean {
  return name.endsWith('*') ? slug.startsWith(name.slice(0, -1)) : slug === name;
}
