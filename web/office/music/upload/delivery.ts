import { soundUploadCalls, uploadCalls } from '#contract/calls/uploads.ts';
import { isMain } from '#contract/domain/version-markers.ts';
import { checkpointKey } from '../../../../uploader/checkpoint.ts';
import { createQueue, type UploadQueue } from '../../../../uploader/queue.ts';
import { createSender } from '../../../../uploader/sender.ts';
import type { FileSource } from '../../../../uploader/source.ts';
import type { UploadFile } from '../../../../uploader/upload-file.ts';
import { client } from '../../../lib/api.ts';
import { shared } from '../../../lib/shared-state.ts';
import { localCheckpoints } from '../../../lib/upload-checkpoints.ts';
import { pageWorld } from '../../../lib/upload-world.ts';
import { isSendable, pathOf, type PickedFile, type Plan, type PlannedPiece } from './plan.ts';

export interface DeliveryState {
  shopId: number | null;
  plan: Plan;
  /** Numbers of the materials that files became, by their paths. */
  made: ReadonlyMap<string, number>;
  /** Pieces whose cover has been sent, or what was said about it. */
  covers: ReadonlyMap<number, 'sent' | Error>;
}

const NOTHING: DeliveryState = { shopId: null, plan: [], made: new Map(), covers: new Map() };

/** Music that an editor sends for a shop; it outlives the screen. */
export interface Delivery {
  state: ReturnType<typeof shared<DeliveryState>>;
  queue: UploadQueue<'sound'>;
  change(change: Partial<DeliveryState>): void;
  clear(): void;
}

let own: { userId: number; delivery: Delivery } | undefined;

export function deliveryOf(userId: number): Delivery {
  if (own?.userId !== userId) {
    own?.delivery.queue.pause();
    own = { userId, delivery: createDelivery(userId) };
  }
  return own.delivery;
}

function createDelivery(userId: number): Delivery {
  const state = shared<DeliveryState>(NOTHING);
  const change = (more: Partial<DeliveryState>) => state.set({ ...state.get(), ...more });
  const calls = client(soundUploadCalls);
  const { giveUp } = client(uploadCalls);
  const { takenSizes, sameFile } = calls;
  const queue: UploadQueue<'sound'> = createQueue({
    kind: 'sound',
    calls: { takenSizes, sameFile, giveUp },
    sender: createSender(calls, localCheckpoints(userId), pageWorld),
    isReady: (file) => placeOf(state.get(), queue, file) !== undefined,
    jobOf: ({ source, name, size: fileSize }) => ({
      source,
      key: checkpointKey('sound', source),
      begin: async (signal) => (await calls.token({ fileName: lastOf(name), fileSize }, { signal })).token,
      report: async (filePath, signal) => {
        const place = placeOf(state.get(), queue, { name });
        if (!place) throw new Error(name);
        const done = await calls.sent({ fileName: lastOf(name), filePath, fileSize, ...place }, { signal });
        change({ made: new Map(state.get().made).set(name, done.materialId) });
        return done;
      },
    }),
  });
  const clear = () => {
    if (queue.clear()) state.set({ ...NOTHING, shopId: state.get().shopId });
  };
  return { state, queue, change, clear };
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** A file under its path, because two folders may have files of one name. */
export function sourceOf(picked: PickedFile): FileSource {
  const { file } = picked;
  const { size, lastModified } = file;
  return { name: pathOf(picked), size, lastModified, slice: (start, end) => file.slice(start, end) };
}

/** The number of a piece: of its main version, once it was sent, or of the same file that we had already. */
export function pieceIdOf({ made }: DeliveryState, files: readonly UploadFile[], piece: PlannedPiece) {
  const main = piece.files.find(({ label }) => isMain(label));
  if (!main) return undefined;
  const message = files.find(({ name }) => name === main.path)?.uploadMsg;
  const same = message && 'same' in message ? message.same?.material : undefined;
  return made.get(main.path) ?? (same?.kind === 'music' || same?.kind === 'effect' ? same.id : undefined);
}

/** What a file will be; undefined while it cannot be sent: a version waits for its piece. */
function placeOf(state: DeliveryState, queue: UploadQueue, { name }: Pick<UploadFile, 'name'>) {
  const piece = state.plan.find(({ files }) => files.some(({ path }) => path === name));
  const label = piece?.files.find(({ path }) => path === name)?.label;
  if (!piece || !label || state.shopId === null || !isSendable(piece)) return undefined;
  const said = { shopId: state.shopId, kind: piece.kind, title: piece.title.trim() };
  const version = { versionZh: label.zh.trim(), versionEn: label.en.trim() };
  if (isMain(label)) return { ...said, ...version, versionOf: null };
  const versionOf = pieceIdOf(state, queue.snapshot().files, piece);
  return versionOf === undefined ? undefined : { ...said, ...version, versionOf };
}
