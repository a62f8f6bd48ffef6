import { CHANNELS, type Scene } from '#contract/domain/licence-terms.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { NativeSelect } from '../../ui/fields.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { addUse, type Use, type Editing } from './draft.ts';
import { summariesOf, type UseSummary } from './use-summaries.ts';
import classes from './use-list.module.css';

interface Props {
  editing: Editing;
  chosen: Use;
  onChoose: (use: Use) => void;
}

/** Uses and their channels: the first two of the four questions. */
export function UseList({ editing, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const { kind, base, draft, onDraft } = editing;
  const add = (use: Use) => {
    onDraft(addUse(base, draft, kind, use));
    onChoose(use);
  };
  return (
    <nav className={classes.list} aria-label={t(($) => $.office.prices.uses)}>
      {[...summariesOf(base, draft)].map(([scene, uses]) => (
        <section key={scene}>
          <h2>{t(($) => $.trade.scene[scene])}</h2>
          <ul>
            {withChosen(uses, scene, chosen).map((use) => (
              <li key={use.channel}>
                <UseButton
                  use={use}
                  chosen={use.scene === chosen.scene && use.channel === chosen.channel}
                  onChoose={() => onChoose({ scene, channel: use.channel })}
                />
              </li>
            ))}
          </ul>
          <AddChannel scene={scene} taken={uses} onAdd={add} />
        </section>
      ))}
    </nav>
  );
}

/** Adds the chosen channel when it has no prices yet. */
function withChosen(uses: UseSummary[], scene: Scene, chosen: Use): UseSummary[] {
  if (chosen.scene !== scene || uses.some(({ channel }) => channel === chosen.channel)) return uses;
  const all: UseSummary[] = [...uses, { ...chosen, fromFen: null, standing: 'added' }];
  return all.toSorted((a, b) => CHANNELS.indexOf(a.channel) - CHANNELS.indexOf(b.channel));
}

function UseButton({ use, chosen, onChoose }: { use: UseSummary; chosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation();
  const { channel, fromFen, standing } = use;
  const price =
    fromFen === null
      ? t(($) => $.office.prices.byQuote)
      : t(($) => $.office.prices.from, { price: formatFen(fromFen) });
  return (
    <button
      type="button"
      className={classes.use}
      aria-current={chosen ? 'true' : undefined}
      data-standing={standing}
      onClick={onChoose}
    >
      <span className={classes.channel}>{t(($) => $.trade.channel[channel])}</span>
      {standing !== 'same' && (
        <span className={classes.dot} title={t(($) => $.office.prices[standing])}>
          <VisuallyHidden>{t(($) => $.office.prices[standing])}</VisuallyHidden>
        </span>
      )}
      <span className={classes.price}>{standing === 'removed' ? t(($) => $.office.prices.removed) : price}</span>
    </button>
  );
}

interface AddProps {
  scene: Scene;
  taken: UseSummary[];
  onAdd: (use: Use) => void;
}

function AddChannel({ scene, taken, onAdd }: AddProps) {
  const { t } = useTranslation();
  const free = CHANNELS.filter((channel) => !taken.some((use) => use.channel === channel));
  if (free.length === 0) return null;
  return (
    <NativeSelect
      size="xs"
      variant="unstyled"
      className={classes.add!}
      aria-label={t(($) => $.office.prices.addChannelTo, { scene: t(($) => $.trade.scene[scene]) })}
      value=""
      onChange={(event) => {
        const channel = free.find((one) => one === event.currentTarget.value);
        if (channel) onAdd({ scene, channel });
      }}
      data={[
        { value: '', label: t(($) => $.office.prices.addChannel) },
        ...free.map((channel) => ({ value: channel, label: t(($) => $.trade.channel[channel]) })),
      ]}
    />
  );
}
