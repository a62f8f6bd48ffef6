import { useTranslation } from './translation.ts';

interface Named {
  projectName: string;
  partCount: number;
}

/** What an order is for: its project, and how many more there are. Needs the texts of `trade`. */
export function useProjectWords(): (order: Named) => string {
  const { t } = useTranslation();
  return ({ projectName, partCount }) =>
    partCount === 1 ? projectName : t(($) => $.trade.part.more, { name: projectName, number: partCount - 1 });
}
