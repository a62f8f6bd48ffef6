import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Facts, Section } from '../blocks/section.tsx';
import classes from './entries.module.css';
import { desk, useChange } from './queries.ts';

const PARTS = ['author', 'phone', 'email', 'account'] as const;

/** Who made an entry and how to reach them, once somebody needs it. */
export function Contact({ id }: { id: number }) {
  const { t } = useTranslation();
  const opening = useChange(desk.contact);
  const { data, error, isPending } = opening;
  return (
    <Section level={2} title={t(($) => $.office.entries.contact)}>
      {data ? (
        <Facts facts={PARTS.map((part) => [t(($) => $.office.entries[part]), data[part] || '–'] as const)} />
      ) : (
        <>
          <p className={classes.quiet}>{t(($) => $.office.entries.contactHint)}</p>
          <Problem>{error?.message}</Problem>
          <div>
            <Button variant="default" size="small" loading={isPending} onClick={() => opening.mutate({ id })}>
              {t(($) => $.office.entries.showContact)}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}
