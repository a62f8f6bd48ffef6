import { useState } from 'react';
import { PRICE_KINDS, type PriceKind } from '#contract/domain/prices.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Tabs } from '../../ui/table/controls.ts';
import { useAddress } from '../../ui/table/use-address.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Desk } from '../blocks/desk.tsx';
import { useLeaveGuard } from '../blocks/use-leave-guard.ts';
import { countChanges, type Draft, EMPTY } from './draft.ts';
import { PriceEditor } from './price-editor.tsx';
import classes from './prices.module.css';

const NOTHING: Record<PriceKind, Draft> = { video: EMPTY, photo: EMPTY, music: EMPTY };

/** Prices of licences. The draft of one kind stays while another is open. */
export function Prices() {
  const { t } = useTranslation();
  const address = useAddress();
  const kind = address.oneOf('kind', PRICE_KINDS) ?? 'video';
  const [drafts, setDrafts] = useState(NOTHING);
  const isUnsaved = (one: PriceKind) => countChanges(drafts[one]) > 0;
  useLeaveGuard(PRICE_KINDS.some(isUnsaved), {
    title: t(($) => $.office.prices.leave.title),
    body: t(($) => $.office.prices.leave.body),
    confirm: t(($) => $.office.prices.leave.confirm),
  });
  const open = (value: string | null) => address.set({ kind: value ?? undefined, use: undefined });
  return (
    <Desk title={t(($) => $.office.desks.prices)} about={t(($) => $.office.about.prices)}>
      <Tabs value={kind} onChange={open} keepMounted={false}>
        <Tabs.List className={classes.tabs!}>
          {PRICE_KINDS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(($) => $.office.prices.kinds[name])}
              {isUnsaved(name) && (
                <span className={classes.dot} title={t(($) => $.office.prices.unsaved)}>
                  <VisuallyHidden>{t(($) => $.office.prices.unsaved)}</VisuallyHidden>
                </span>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={kind}>
          <PriceEditor
            key={kind}
            kind={kind}
            draft={drafts[kind]}
            onDraft={(draft) => setDrafts((all) => ({ ...all, [kind]: draft }))}
          />
        </Tabs.Panel>
      </Tabs>
    </Desk>
  );
}
