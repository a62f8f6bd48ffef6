import type { Language } from '#contract/domain/language.ts';
import { MEDIA_LIMITS, REJECTIONS, type Rejection } from '#contract/domain/media.ts';
import { pipeline as pipelineEn } from '#contract/text/en/pipeline.ts';
import { problems as problemsEn } from '#contract/text/en/problems.ts';
import { uploadTool as en } from '#contract/text/en/upload-tool.ts';
import { fill, type Values } from '#contract/text/fill.ts';
import { pipeline as pipelineZh } from '#contract/text/zh/pipeline.ts';
import { problems as problemsZh } from '#contract/text/zh/problems.ts';
import { uploadTool as zh } from '#contract/text/zh/upload-tool.ts';
import type { CheckProblem } from '../check/check-file.ts';
import type { OwnKind } from '../upload-file.ts';

/** Plural texts are named without `_other`. */
type Asked<Key> = Key extends `${infer Name}_other` ? Name : Key;
type Word = Asked<keyof typeof zh>;

export interface Words {
  language: Language;
  say(word: Word, values?: Values): string;
  /** The reason why a file cannot be sent, as text. */
  problem(kind: OwnKind, problem: CheckProblem): string;
}

/** Texts in the terminal's language: Chinese where it is set so, else English. */
export function wordsFor(env: Record<string, string | undefined>): Words {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || Intl.DateTimeFormat().resolvedOptions().locale;
  const language = /^zh\b|^zh_/i.test(locale) ? 'zh' : 'en';
  const texts = language === 'zh' ? zh : en;
  return {
    language,
    say: (word, values = {}) => fill(textOf(texts, word, values), values),
    problem: (kind, problem) => problemWords(language, kind, problem),
  };
}

/** Chooses the singular where there is one and the count is 1. */
function textOf(texts: Record<string, string>, word: Word, { count }: Values): string {
  const singular = count === 1 ? texts[`${word}_one`] : undefined;
  return singular ?? texts[`${word}_other`] ?? texts[word] ?? word;
}

function problemWords(language: Language, kind: OwnKind, problem: CheckProblem): string {
  const [pipeline, problems] = language === 'zh' ? [pipelineZh, problemsZh] : [pipelineEn, problemsEn];
  if (!isRejection(problem)) return problem === 'duplicate' ? problem : problems[problem];
  // Chinese counts pixels in units of ten thousand.
  const number = limitOf(kind, problem, language === 'zh' ? 10_000 : 1_000_000);
  const limit = problem === 'wrong-colour' ? pipeline.colours[kind] : number;
  return fill(pipeline.rejections[problem], { kind: pipeline.kinds[kind], limit });
}

function isRejection(problem: CheckProblem): problem is Rejection {
  return (REJECTIONS as readonly string[]).includes(problem);
}

function limitOf(kind: OwnKind, rejection: Rejection, pixels: number): number {
  const { video, photo } = MEDIA_LIMITS;
  const limits: Partial<Record<Rejection, number>> = {
    'too-short': video.minSeconds,
    'too-long': video.maxSeconds / 60,
    'too-few-pixels': photo.minPixels / pixels,
    'too-many-pixels': photo.maxPixels / pixels,
    'side-too-long': MEDIA_LIMITS[kind].maxSide,
  };
  return limits[rejection] ?? 0;
}
