import { useTranslation } from 'react-i18next';
import { Command } from '../blocks/command.tsx';
import { FactTable } from '../blocks/fact-table.tsx';
import { Figure } from '../blocks/figure.tsx';
import { DoAndDont, Note, Paragraphs, SubTitle } from '../blocks/prose.tsx';
import { useLimits } from '../limits.ts';
import { Bitrates } from './bitrates.tsx';
import { HDR_COMMAND, REMUX_COMMAND, SDR_COMMAND } from './commands.ts';
import { FrameSizes } from './frame-sizes.tsx';

export function Limits() {
  const { t } = useTranslation();
  const words = t(($) => $.help.video.limits, { returnObjects: true, ...useLimits() });
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
  const words = t(($) => $.help.video.colour, { returnObjects: true });
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
  const words = t(($) => $.help.video.export, { returnObjects: true });
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
  const words = t(($) => $.help.video.photos, { returnObjects: true, ...useLimits() });
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
