import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import type { RealNameDetail } from '#contract/calls/real-name.ts';
import type { IdSide } from '#contract/domain/real-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import list from '../blocks/history-list.module.css';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';
import { Section } from '../blocks/section.tsx';
import { desk, useChange } from './queries.ts';
import classes from './real-names.module.css';

/** Pictures of the paper, each shown once somebody has said why. */
export function Papers({ realName: { id, sides } }: { realName: RealNameDetail }) {
  const { t } = useTranslation();
  return (
    <Section title={t(($) => $.office.realNames.pictures)}>
      {sides.length === 0 && <p className={list.quiet}>{t(($) => $.office.realNames.noPictures)}</p>}
      <div className={classes.papers}>
        {sides.map((side) => (
          <Paper key={side} id={id} side={side} />
        ))}
      </div>
    </Section>
  );
}

function Paper({ id, side }: { id: number; side: IdSide }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [picture, setPicture] = useState<string>();
  const look = useChange(desk.picture);
  const name = t(($) => $.office.realNames.what[side]);
  return (
    <div className={classes.paper}>
      {picture === undefined ? (
        <Button
          variant="default"
          icon={<IconEye size={16} stroke={1.7} aria-hidden="true" />}
          onClick={() => setAsking(true)}
        >
          {t(($) => $.office.realNames.show, { side: name })}
        </Button>
      ) : (
        <img src={picture} alt={name} />
      )}
      {asking && (
        <ReasonDialog
          title={t(($) => $.office.realNames.look.title)}
          body={t(($) => $.office.realNames.look.body)}
          confirm={t(($) => $.office.realNames.look.confirm)}
          onConfirm={async (reason) => setPicture((await look.mutateAsync({ id, side, reason })).picture)}
          onClosed={() => setAsking(false)}
        />
      )}
    </div>
  );
}
