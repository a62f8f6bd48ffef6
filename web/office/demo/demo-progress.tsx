import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OutputOf } from '#contract/call.ts';
import { demoCalls } from '#contract/calls/demo.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Progress } from '../../ui/table/progress.tsx';
import classes from './demo-progress.module.css';
import { client } from '../../lib/api.ts';
import { fresh, KEYS } from '../keys.ts';

const demo = client(demoCalls);

const demoQuery = queryOptions({
  queryKey: KEYS.demo,
  queryFn: async ({ signal }) => (await demo.progress({}, { signal })).demo,
  staleTime: fresh.staleTime,
});

type Demo = OutputOf<typeof demoCalls.progress>['demo'];

const LOOK_AGAIN_MS = 4_000;

function isUnfinished(demo: Demo | undefined): demo is NonNullable<Demo> {
  return Boolean(demo && demo.online < demo.total);
}

/** Progress of the demo catalogue; hidden once it is complete, or when there is none. */
export function DemoProgress() {
  const { t } = useTranslation();
  const { data } = useQuery({
    ...demoQuery,
    refetchInterval: ({ state }) => (isUnfinished(state.data) ? LOOK_AGAIN_MS : false),
  });
  if (!isUnfinished(data)) return null;
  const said = t(($) => $.office.demoProgress, { online: data.online, total: data.total });
  return (
    <div className={classes.demo}>
      <p>{said}</p>
      <Progress label={said} value={data.online} max={data.total} />
    </div>
  );
}
