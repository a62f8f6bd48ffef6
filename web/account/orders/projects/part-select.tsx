import type { PartInfo } from '#contract/domain/order-parts.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { NativeSelect } from '../../../ui/fields.ts';
import classes from './projects.module.css';

interface Props {
  /** What is put into a project. */
  title: string;
  /** All projects, the first too. */
  projects: readonly PartInfo[];
  value: number;
  onChange: (part: number) => void;
}

/** The project that an item belongs to. */
export function PartSelect({ title, projects, value, onChange }: Props) {
  const { t } = useTranslation();
  const data = projects.map(({ projectName }, place) => ({
    value: String(place),
    label:
      projectName.trim() === ''
        ? t(($) => $.trade.part.name, { number: place + 1 })
        : t(($) => $.trade.part.named, { number: place + 1, name: projectName }),
  }));
  return (
    <NativeSelect
      className={classes.select}
      aria-label={`${t(($) => $.trade.part.of)} – ${title}`}
      size="md"
      data={data}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}
