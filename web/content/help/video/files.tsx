import { SIZE_CLASSES, type SizeClass } from '#contract/domain/media.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Command } from '../blocks/command.tsx';
import { FactTable } from '../blocks/fact-table.tsx';
import { DoAndDont, Figure, Note, Paragraphs, SubTitle } from '../blocks/prose.tsx';
import { mbps, useLimits } from '../limits.ts';
import { HDR_COMMAND, REMUX_COMMAND, SDR_COMMAND } from './commands.ts';
import classes from './files.module.css';
import { Scene } from '../../../ui/scene/scene.tsx';

export function Limits() {
  const { t } = useTranslation();
  const words = t(($) => $.help.video.limits, useLimits());
  return (
    <>
      <Paragraphs lines={words.intro} />
      <FactTable
        label={words.title}
        rows={[
          { name: words.format, values: [words.formatValue] },
          { name: words.codec, values: [words.codecValue] },
          { name: words.size, values: [words.sizeValue] },
          { name: words.length, values: [words.lengthValue] },
          { name: words.resolution, values: [words.resolutionValue] },
          { name: words.largest, values: [words.largestValue] },
          { name: words.sound, values: [words.soundValue] },
        ]}
      />
      <Figure caption={words.figure}>
        <FrameSizes />
      </Figure>
    </>
  );
}

export function Colour() {
  const { t } = useTranslation();
  const words = t(($) => $.help.video.colour);
  return (
    <>
      <Paragraphs lines={words.intro} />
      <FactTable
        label={words.title}
        heads={[words.property, words.sdr, words.hdr]}
        rows={[
          { name: words.codec, values: [words.sdrCodec, words.hdrCodec] },
          { name: words.space, values: ['Rec.709', 'Rec.2020'] },
          { name: words.curve, values: ['Rec.709', 'HLG'] },
          { name: words.depth, values: [words.sdrDepth, words.hdrDepth] },
        ]}
      />
      <SubTitle>{words.bitrates}</SubTitle>
      <p>{words.bitratesIntro}</p>
      <Figure caption={words.figure}>
        <Bitrates />
      </Figure>
      <Note>{words.note}</Note>
    </>
  );
}

export function Export() {
  const { t } = useTranslation();
  const words = t(($) => $.help.video.export);
  const { app, sdr, hdr } = words.heads;
  return (
    <>
      <p>{words.intro}</p>
      <FactTable
        label={words.title}
        heads={[app, sdr, hdr]}
        rows={[words.premiere, words.resolve, words.finalCut].map((one) => ({
          name: one.name,
          values: [one.sdr, one.hdr],
        }))}
      />
      <SubTitle>{words.commands}</SubTitle>
      <p>{words.commandsIntro}</p>
      <Command label={words.sdrCommand} text={SDR_COMMAND} />
      <Command label={words.hdrCommand} text={HDR_COMMAND} />
      <Command label={words.remuxCommand} text={REMUX_COMMAND} />
    </>
  );
}

export function Photos() {
  const { t } = useTranslation();
  const words = t(($) => $.help.video.photos, useLimits());
  return (
    <>
      <p>{words.intro}</p>
      <FactTable
        label={words.title}
        rows={[
          { name: words.format, values: [words.formatValue] },
          { name: words.size, values: [words.sizeValue] },
          { name: words.pixels, values: [words.pixelsValue] },
          { name: words.side, values: [words.sideValue] },
          { name: words.colour, values: [words.colourValue] },
          { name: words.rights, values: [words.rightsValue] },
        ]}
      />
      <DoAndDont dos={words.dos} donts={words.donts} />
    </>
  );
}

const MOST = Math.max(...SIZE_CLASSES.map(mbps));

function Bitrates() {
  const { t } = useTranslation();
  return (
    <dl className={classes.bitrates}>
      {SIZE_CLASSES.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className={classes.bar} style={{ width: `${(mbps(name) / MOST) * 100}%` }} />
            {t(($) => $.help.video.colour.bitrate, { number: mbps(name) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const WIDTHS: Record<SizeClass, number> = { '1080P': 1920, '4K': 3840, '8K': 7680 };
const LARGEST = WIDTHS['8K'];

/** Size classes drawn to scale within the largest. */
function FrameSizes() {
  return (
    <div className={classes.sizes} aria-hidden="true">
      <Scene palette="sunset" seed={21} sun={{ x: 0.56, y: 0.44 }} photographer={0.42} />
      {SIZE_CLASSES.map((name) => (
        <span key={name} className={classes.frame} style={{ width: `${(WIDTHS[name] / LARGEST) * 100}%` }}>
          <b>
            {name}
            <i>
              {WIDTHS[name]} × {(WIDTHS[name] / 16) * 9}
            </i>
          </b>
        </span>
      ))}
    </div>
  );
}
