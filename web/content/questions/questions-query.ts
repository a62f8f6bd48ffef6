import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { contentCalls } from '#contract/calls/content.ts';
import { client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';

const content = client(contentCalls);

export function useQuestions() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['questions', language],
    queryFn: ({ signal }) => content.questions({}, { signal }),
    select: ({ groups }) => groups,
    // When the language changes, the page stays until its new texts arrive.
    placeholderData: keepPreviousData,
  });
}

export function useJudge() {
  return useMutation({ mutationFn: (judgement: InputOf<typeof contentCalls.judge>) => content.judge(judgement) });
}
