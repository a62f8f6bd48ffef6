import type { FindingCode, MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';
import type {
  Heard,
  Look,
  Loudness,
  MadeFile,
  Outcome,
  PhotoProbe,
  SoundProbe,
  SoundSuggestions,
  Suggestions,
  VideoProbe,
} from '../../platform/media/steps.ts';
import { saveFacts, saveHeard, saveLoudness, saveSoundSuggestions } from '../catalogue/catalogue.ts';
import { fileFacts } from './file-facts.ts';
import { findNeighbours, saveFindings, saveLook, saveSuggestions } from './results.queries.ts';
import type { RunFacts } from './runs.queries.ts';

/** One file in the pipeline. */
export interface Work {
  materialId: number;
  /** Facts from the finished steps. */
  facts: RunFacts;
  /** Runs a step that opens the file, in the sandboxed process. */
  open(step: string): Promise<Outcome<unknown>>;
}

interface Made {
  files: MadeFile[];
  findings: FindingCode[];
  /** Facts for the following steps. */
  facts: RunFacts;
  /** Stores the results, in the transaction that marks the step as done. */
  keep(db: Database): Promise<void>;
}

export interface Step {
  name: string;
  /** Its share of the whole run, roughly by time. */
  weight: number;
  run(work: Work): Promise<Made>;
}

/** The steps for a file of each kind, in order. A finished step is not repeated when a worker dies. */
export const PIPELINE: Record<MediaKind, readonly Step[]> = {
  video: [
    openStep('probe', 3, keepProbe),
    openStep('stills', 12, keepLook),
    openStep('clips', 75),
    openStep('soundtrack', 8),
    { name: 'compare', weight: 2, run: compare },
  ],
  photo: [
    openStep('probe', 30, keepProbe),
    openStep('suggestions', 3, keepSuggestions),
    openStep('renditions', 65, keepLook),
    { name: 'compare', weight: 2, run: compare },
  ],
  music: soundSteps(),
  effect: soundSteps(),
};

function soundSteps(): Step[] {
  return [
    openStep('probe', 5, keepProbe),
    openStep('suggestions', 1, keepSoundSuggestions),
    openStep('listen', 39, keepLoudness),
    openStep('hear', 8, keepHeard),
    openStep('preview', 45),
    { name: 'compare', weight: 2, run: compare },
  ];
}

/** A step that opens the file; `keep` stores its results. */
function openStep<Found>(
  name: string,
  weight: number,
  keep?: (db: Database, work: Work, found: Found) => Promise<void>,
): Step {
  return {
    name,
    weight,
    async run(work) {
      const { files, findings, facts } = await work.open(name);
      return {
        files,
        findings,
        facts: factsFor(name, facts),
        keep: async (db) => {
          await saveFindings(
            db,
            work.materialId,
            findings.map((code) => ({ code })),
          );
          await keep?.(db, work, facts as Found);
        },
      };
    },
  };
}

/** What later steps need to know of this one. */
function factsFor(step: string, found: unknown): RunFacts {
  if (step === 'probe') return { probe: found };
  return step === 'listen' ? { loudness: (found as Loudness).integrated } : {};
}

async function keepProbe(db: Database, work: Work, probe: VideoProbe | PhotoProbe | SoundProbe): Promise<void> {
  await saveFacts(db, work.materialId, fileFacts(probe, work.facts.sha256 ?? ''));
}

async function keepLook(db: Database, work: Work, look: Look): Promise<void> {
  await saveLook(db, work.materialId, look);
}

async function keepLoudness(db: Database, work: Work, heard: Loudness): Promise<void> {
  await saveLoudness(db, work.materialId, heard.integrated);
  await saveLook(db, work.materialId, heard.look);
}

async function keepHeard(db: Database, work: Work, heard: Heard): Promise<void> {
  await saveHeard(db, work.materialId, heard);
}

async function keepSuggestions(db: Database, work: Work, found: Suggestions): Promise<void> {
  await saveSuggestions(db, work.materialId, found);
}

async function keepSoundSuggestions(db: Database, work: Work, found: SoundSuggestions): Promise<void> {
  await saveSoundSuggestions(db, work.materialId, found);
}

/** Largest distance of similar works, out of 64 bits; unrelated works differ in about 32. */
const NEAR = 6;

/** Finds similar works, without opening the file. */
async function compare(work: Work): Promise<Made> {
  return {
    files: [],
    findings: [],
    facts: {},
    keep: async (db) => {
      const near = await findNeighbours(db, work.materialId, NEAR);
      if (near.length > 0) await saveFindings(db, work.materialId, [{ code: 'near-duplicate', detail: { near } }]);
    },
  };
}
