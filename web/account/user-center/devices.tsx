import { useMutation, useQuery } from '@tanstack/react-query';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { OutputOf } from '#contract/call.ts';
import { accountCalls } from '#contract/calls/accounts.ts';
import { client } from '../../lib/api.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { Panel } from '../../ui/panel.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './devices.module.css';

const accounts = client(accountCalls);
const KEY = ['devices'];

type Device = OutputOf<typeof accountCalls.devices>['infos'][number];

export function Devices() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await accounts.devices({}, { signal })).infos,
  });
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} />;
  const others = data.filter((device) => !device.current).length;
  return (
    <Panel title={t(($) => $.userCenter.devices)} note={t(($) => $.userCenter.devicesBody)}>
      <ul className={classes.devices}>
        {data.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {others > 0 ? (
        <SignOutOthers count={others} />
      ) : (
        <p className={classes.only}>{t(($) => $.userCenter.onlyThis)}</p>
      )}
    </Panel>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const Icon = /iOS|Android|iPhone|WeChat/.test(device.device) ? IconDeviceMobile : IconDeviceDesktop;
  const signOut = useAsked(async () => {
    await accounts.signOutDevice({ id: device.id });
    return t(($) => $.userCenter.signOutDone);
  });
  const ask = {
    title: t(($) => $.userCenter.signOutTitle),
    body: t(($) => $.userCenter.signOutBody, { device: device.device }),
    confirm: t(($) => $.userCenter.signOut),
  };
  return (
    <li className={classes.device}>
      <Icon size={26} stroke={1.4} aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.name}>
          {device.device}
          {device.current && <span className={classes.current}>{t(($) => $.userCenter.thisDevice)}</span>}
        </p>
        <p className={classes.facts}>
          <span>{device.address}</span>
          <span>{t(($) => $.userCenter.signedIn, { date: formatDateTime(device.signedInAt, language) })}</span>
          <span>{t(($) => $.userCenter.lastSeen, { date: formatDateTime(device.lastSeenAt, language) })}</span>
        </p>
      </div>
      {!device.current && (
        <Button variant="default" size="small" loading={signOut.isPending} onClick={() => signOut.mutate(ask)}>
          {t(($) => $.userCenter.signOut)}
        </Button>
      )}
    </li>
  );
}

function SignOutOthers({ count }: { count: number }) {
  const { t } = useTranslation();
  const signOut = useAsked(async () => {
    const done = await accounts.signOutOthers();
    return t(($) => $.userCenter.othersSignedOut, { count: done.count });
  });
  const ask = {
    title: t(($) => $.userCenter.signOutOthersTitle),
    body: t(($) => $.userCenter.signOutOthersBody, { count }),
    confirm: t(($) => $.userCenter.signOutOthers),
  };
  return (
    <Button variant="default" loading={signOut.isPending} onClick={() => signOut.mutate(ask)}>
      {t(($) => $.userCenter.signOutOthers)}
    </Button>
  );
}

/** Asks first, then does the work, loads the list again and says what was done. */
function useAsked(work: () => Promise<string>) {
  return useMutation({
    mutationFn: async (question: Parameters<typeof confirm>[0]) => {
      if (!(await confirm(question))) return;
      const done = await work();
      await queryClient.invalidateQueries({ queryKey: KEY });
      await toast(done);
    },
    onError: (error) => toast(error.message, 'failed'),
  });
}
