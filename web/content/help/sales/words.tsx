import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import { FactTable } from '../blocks/fact-table.tsx';
import { DoAndDont, Note } from '../blocks/prose.tsx';
import { useLimits } from '../limits.ts';
import classes from './words.module.css';

export function Titles() {
  const { t } = useTranslation();
  const words = t(($) => $.help.sales.titles, useLimits());
  const { weak, strong, why } = words.heads;
  return (
    <>
      <p>{words.intro}</p>
      <FactTable
        label={words.title}
        heads={[weak, strong, why]}
        rows={Object.values(words.examples).map((one) => ({
          name: <Marked good={false}>{one.weak}</Marked>,
          values: [
            <Marked key="strong" good>
              {one.strong}
            </Marked>,
            one.why,
          ],
        }))}
      />
      <Note>{words.note}</Note>
    </>
  );
}

export function Keywords() {
  const { t } = useTranslation();
  const words = t(($) => $.help.sales.keywords, useLimits());
  return (
    <>
      <p>{words.intro}</p>
      <FactTable
        label={words.title}
        heads={[words.heads.layer, words.heads.example]}
        rows={Object.values(words.layers).map(({ name, example }) => ({ name, values: [example] }))}
      />
      <p>{words.cleaning}</p>
      <DoAndDont dos={words.dos} donts={words.donts} />
    </>
  );
}

export function Details() {
  const { t } = useTranslation();
  const words = t(($) => $.help.sales.details);
  return (
    <>
      <p>{words.intro}</p>
      <FactTable
        label={words.title}
        rows={[
          { name: words.category, values: [words.categoryValue] },
          { name: words.place, values: [words.placeValue] },
          { name: words.date, values: [words.dateValue] },
          { name: words.people, values: [words.peopleValue] },
          { name: words.editorial, values: [words.editorialValue] },
        ]}
      />
    </>
  );
}

export function Releases() {
  const { t } = useTranslation();
  const words = t(($) => $.help.sales.releases, useLimits());
  return (
    <>
      <p>{words.intro}</p>
      <FactTable
        label={words.title}
        names="wide"
        heads={[words.heads.what, words.heads.need]}
        rows={Object.values(words.cases).map(({ what, need }) => ({ name: what, values: [need] }))}
      />
      <Note>{words.files}</Note>
    </>
  );
}

/** An example with its verdict, which the heading of its column names too. */
function Marked({ good, children }: { good: boolean; children: ReactNode }) {
  const Icon = good ? IconCheck : IconX;
  return (
    <span className={classes.marked} data-good={good}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      {children}
    </span>
  );
}
