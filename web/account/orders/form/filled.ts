import type { LicenceInfo } from '#contract/domain/order.ts';
import { missingReferences } from '#contract/domain/references.ts';
import { referencesToSend, useReferenceRules } from '../../../lib/company.ts';
import { type Division, emptyProjects, partOf } from '../division.ts';
import { firstLicence, licenceProblems, licenceToSend, startDays } from '../licence-values.ts';
import type { Draft } from './draft.ts';
import { type FormLine, usePrices, useVip } from './form-lines.ts';

/** The contents of the form: the loaded items with the reader's changes. */
export function useFilled(draft: Draft, found: readonly FormLine[], last: LicenceInfo | null) {
  const days = startDays();
  const lines = found
    .filter(({ materialId }) => !draft.leftOut.includes(materialId))
    .map((line) => ({ ...line, terms: draft.terms[line.materialId] ?? line.terms }));
  const ordered = lines.filter(({ obstacle }) => obstacle === null);
  const prices = usePrices(ordered);
  const licence = draft.licence ?? firstLicence(last, days.from);
  const problems = licenceProblems(licence, days);
  const rules = useReferenceRules();
  const { division } = draft;
  const ids = ordered.map(({ materialId }) => materialId);
  const empty = emptyProjects(division, ids);
  const missing = [
    ...[problems, ...division.further.map((one) => licenceProblems(one, days))].flatMap((one) => Object.keys(one)),
    ...missingReferences(rules, draft.references),
    ...empty,
  ];
  const unpriced = ordered.filter(({ terms, materialId }) => !terms || prices.of.get(materialId) === undefined);
  const missingCount = unpriced.length + missing.length + (draft.agreement === null ? 1 : 0);
  return {
    days,
    lines,
    ordered,
    prices,
    vip: useVip(ordered),
    licence,
    rules,
    problems,
    division,
    empty,
    missingCount,
  };
}

export function toSend(draft: Draft, { ordered, prices, licence, division, rules }: ReturnType<typeof useFilled>) {
  return {
    lines: ordered.flatMap(({ materialId, terms, excerpt }) =>
      terms
        ? [{ materialId, terms, excerpt, priceFen: prices.of.get(materialId) ?? null, ...partTo(division, materialId) }]
        : [],
    ),
    licence: licenceToSend(licence),
    ...(division.further.length > 0 && { furtherParts: division.further.map((one) => licenceToSend(one)) }),
    ...referencesToSend(rules, draft.references),
    specialRequest: draft.specialRequest.trim(),
  };
}

/** Only of an order that is divided does a line say its project. */
function partTo(division: Division, materialId: number): { part?: number } {
  return division.further.length > 0 ? { part: partOf(division, materialId) } : {};
}
