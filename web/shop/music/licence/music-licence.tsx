import { useQuery } from '@tanstack/react-query';
import { formatFen, VAT_PERCENT } from '#contract/domain/money.ts';
import type { MusicItem } from '#contract/items.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { TextInput } from '../../../ui/fields.ts';
import { Agreement } from '../../../ui/licence/agreement.tsx';
import { ReferenceFields } from '../../../ui/licence/reference-fields.tsx';
import { openContact } from '../../../ui/overlays.ts';
import { Problem } from '../../../ui/problem.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import classes from './music-licence.module.css';
import { pricingTemplateQuery } from '../music-queries.ts';
import { UseQuestions } from './use-questions.tsx';
import { FIELDS, type MusicOrderForm, useMusicOrder } from './use-music-order.ts';

/** The drawer in which a piece of music is licensed: for which project, for which use, at what price. */
export function MusicLicence({ music, onClosed }: { music: MusicItem; onClosed: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer title={t(($) => $.musicOrder.title)} size={460} onClosed={onClosed}>
      {(close) => <OrderForm music={music} onOrdered={close} />}
    </Drawer>
  );
}

function OrderForm({ music, onOrdered }: { music: MusicItem; onOrdered: () => void }) {
  const { t } = useTranslation();
  const template = useQuery(pricingTemplateQuery(music.price, useLanguage()));
  const order = useMusicOrder(music, template.data, onOrdered);
  return (
    <form className={classes.form} onSubmit={order.submit} noValidate>
      <p className={classes.piece}>
        <strong>{music.musicName}</strong>
        <span>{music.composerText || music.artistText}</span>
        <span>{t(($) => $.musicOrder.versions)}</span>
      </p>
      <Project order={order} />
      <ReferenceFields
        rules={order.references.rules}
        values={order.references.values}
        asked={order.asked}
        onChange={order.setReferences}
      />
      {template.data && <UseQuestions template={template.data} given={order.answers} onAnswer={order.answer} />}
      {template.isPending && <Skeleton height={90} />}
      {template.error && <Retry error={template.error} onRetry={() => void template.refetch()} />}
      {order.fen !== null && <Total fen={order.fen} />}
      <Agreement agreed={order.agreed} missed={order.asked && order.agreed === null} onChange={order.setAgreed} />
      <Problem>{order.failure}</Problem>
      <Button type="submit" size="large" wide loading={order.pending}>
        {t(($) => $.musicOrder.submit)}
      </Button>
      <p className={classes.sales}>
        {t(($) => $.musicOrder.sales)}
        <Button variant="plain" size="small" onClick={openContact}>
          {t(($) => $.musicOrder.askSales)}
        </Button>
      </p>
    </form>
  );
}

/** Names that the certificate will show. */
function Project({ order }: { order: MusicOrderForm }) {
  const { t } = useTranslation();
  const labels = {
    projectName: t(($) => $.licenceForm.projectName),
    brand: t(($) => $.licenceForm.brand),
    companyName: t(($) => $.licenceForm.licensee),
  };
  return FIELDS.map((name) => (
    <TextInput
      key={name}
      label={labels[name]}
      description={name === 'companyName' ? t(($) => $.musicOrder.companyHint) : undefined}
      value={order.fields[name]}
      error={order.errors[name]}
      maxLength={100}
      onChange={(event) => order.setField(name, event.currentTarget.value)}
    />
  ));
}

function Total({ fen }: { fen: number }) {
  const { t } = useTranslation();
  return (
    <output className={classes.total}>
      <span>{t(($) => $.musicOrder.total)}</span>
      <strong>{formatFen(fen)}</strong>
      <small>{t(($) => $.licenceChooser.vat, { percent: VAT_PERCENT })}</small>
    </output>
  );
}
