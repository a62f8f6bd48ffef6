import type { Instrument } from './instrument.ts';
import { stringed } from './pluck.ts';

export const guzheng = (): Instrument =>
  stringed({ brightness: 0.78, decay: 4.2, place: 0.11, vibrato: 9, release: 1.1 }, [290, 3, 0.8], [640, 4, 0.5]);
export const nylonGuitar = (): Instrument =>
  stringed(
    { brightness: 0.42, decay: 3, place: 0.24, vibrato: 3, release: 0.25 },
    [105, 4, 0.9],
    [215, 4, 0.8],
    [430, 3, 0.4],
  );
export const steelGuitar = (): Instrument =>
  stringed(
    { brightness: 0.66, decay: 3.4, place: 0.17, vibrato: 2, release: 0.3 },
    [110, 4, 0.7],
    [205, 4, 0.6],
    [400, 3, 0.3],
  );
export const ukulele = (): Instrument =>
  stringed({ brightness: 0.5, decay: 1.4, place: 0.3, vibrato: 0, release: 0.2 }, [260, 4, 0.9], [510, 4, 0.5]);
export const pizzicato = (): Instrument =>
  stringed({ brightness: 0.3, decay: 0.7, place: 0.2, vibrato: 0, release: 0.25 }, [280, 3, 0.9], [470, 3, 0.6]);
export const uprightBass = (): Instrument =>
  stringed({ brightness: 0.14, decay: 1.7, place: 0.28, vibrato: 3, release: 0.12 }, [98, 3, 0.6], [190, 3, 0.4]);
export const harp = (): Instrument =>
  stringed({ brightness: 0.46, decay: 3.6, place: 0.42, vibrato: 0, release: 1.4 }, [180, 3, 0.6], [360, 3, 0.4]);
