import { useQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { musicCalls } from '#contract/calls/music.ts';
import type { MusicItem } from '#contract/items.ts';
import { client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { IconButton } from '../icon-button.tsx';
import { Retry } from '../retry.tsx';
import { useSound } from '../sound/sound.ts';
import { HeardWave } from './heard-wave.tsx';
import { downloadSample } from './item-actions.ts';
import { PlayButton } from './play-button.tsx';
import classes from './versions.module.css';

const music = client(musicCalls);

/** The other versions of a piece: changing between them keeps the place. */
export function Versions({ piece }: { piece: MusicItem }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['versions', piece.musicId, language],
    queryFn: ({ signal }) => music.versions({ musicId: piece.musicId }, { signal }),
  });
  if (error) return <Retry error={error} onRetry={() => void refetch()} />;
  const family = [piece, ...(data?.infos ?? [])].map(({ musicId }) => musicId);
  return (
    <ul
      className={classes.versions}
      aria-label={t(($) => $.material.versionsOf, { title: piece.musicName })}
      aria-busy={data === undefined}
    >
      {data?.infos.map((version) => (
        <li key={version.musicId}>
          <Version version={version} label={labelIn(piece, version)} family={family} />
        </li>
      ))}
    </ul>
  );
}

/** What tells a version from its piece: its name without that of the piece, which stands above. */
function labelIn(piece: MusicItem, { musicName }: MusicItem): string {
  const rest = musicName.startsWith(piece.musicName) ? musicName.slice(piece.musicName.length) : '';
  const [, zh, en] = /^ · (.+)$|^ \((.+)\)$/.exec(rest) ?? [];
  return zh ?? en ?? musicName;
}

interface VersionProps {
  version: MusicItem;
  label: string;
  family: readonly number[];
}

function Version({ version, label, family }: VersionProps) {
  const { t } = useTranslation();
  const { music: heard } = useSound(version.musicId);
  return (
    <div className={classes.version} data-current={heard !== null}>
      <span className={classes.play}>
        <PlayButton music={version} size={14} family={family} />
      </span>
      <span className={classes.name} title={version.musicName}>
        {label}
      </span>
      <HeardWave music={version} className={classes.wave} />
      <IconButton
        label={t(($) => $.material.sample)}
        icon={<IconDownload size={16} stroke={1.8} aria-hidden="true" />}
        onClick={() => void downloadSample(version)}
      />
    </div>
  );
}
