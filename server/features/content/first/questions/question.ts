/** A question that comes with the product; answers are written as `plain-blocks.ts` reads them. */
export interface FirstQuestion {
  slug: string;
  /** What people type who mean it, beside the words of the question itself. */
  keywords: string[];
  zh: { question: string; answer: string };
  en: { question: string; answer: string };
}
