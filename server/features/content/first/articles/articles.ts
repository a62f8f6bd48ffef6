import type { FirstArticle } from './article.ts';
import { certificates } from './certificates.ts';
import { finding } from './finding.ts';
import { fourQuestions } from './four-questions.ts';
import { selling } from './selling.ts';

/** Articles that tell how the product works, in the order of their list. */
export const firstArticles: readonly FirstArticle[] = [fourQuestions, finding, certificates, selling];
