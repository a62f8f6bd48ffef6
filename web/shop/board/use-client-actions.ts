import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { boardCalls } from '#contract/calls/boards.ts';
import { client } from '../../lib/api.ts';
import { type Guest, keepGuest, useGuest } from './guest.ts';
import type { BoardActions } from './board-actions.ts';

const boards = client(boardCalls);

type Answer = (guest: Guest | null) => void;

/** How a client talks about a board behind a link, and the question for their name while they are asked for it. */
export function useClientActions(key: string, mayAnswer: boolean) {
  const queries = useQueryClient();
  const known = useGuest();
  const [asked, setAsked] = useState<{ answer: Answer } | null>(null);
  const nameFirst = () =>
    known ? Promise.resolve(known) : new Promise<Guest | null>((answer) => setAsked({ answer }));
  const answering = async (send: (guest: Guest) => Promise<unknown>) => {
    const guest = await nameFirst();
    if (!guest) return false;
    await send(guest);
    await queries.invalidateQueries({ queryKey: ['shared-board'] });
    return true;
  };
  const actions: BoardActions = {
    board: key,
    mayComment: mayAnswer,
    mayDecide: mayAnswer,
    comments: (materialId, signal) =>
      boards.sharedComments({ key, materialId, ...(known && { guest: known.guest }) }, { signal }),
    say: (said) => answering((guest) => boards.sharedComment({ key, ...guest, ...said })),
    remove: (commentId) => answering(({ guest }) => boards.removeSharedComment({ key, guest, commentId })),
    decide: (materialId, decision) => answering(({ name }) => boards.sharedDecide({ key, name, materialId, decision })),
  };
  const question = asked && {
    onName: (name: string) => asked.answer(keepGuest(name)),
    onClosed: () => {
      // Does nothing once the name has been given.
      asked.answer(null);
      setAsked(null);
    },
  };
  return { actions, question };
}
