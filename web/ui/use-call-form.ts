import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { CallError } from '../lib/api.ts';
import { useTranslation } from '../lib/translation.ts';

interface Options<Values> {
  initial: Values;
  /** Fields that may stay empty; all others are required before sending. */
  mayBeEmpty?: (keyof Values)[];
  send: (values: Values) => Promise<unknown>;
}

/** A form that makes one call and shows the server's complaint about each field beside it. */
export function useCallForm<Values extends Record<string, string>>({ initial, mayBeEmpty, send }: Options<Values>) {
  const { t } = useTranslation();
  const form = useForm<Values>({
    initialValues: initial,
    validate: (values) =>
      emptyFields(
        values,
        mayBeEmpty ?? [],
        t(($) => $.fieldProblems.required),
      ),
  });
  const sending = useMutation({
    mutationFn: send,
    onError: (error) => {
      const fields = fieldsOf(error, initial);
      form.setErrors(fields);
      focusFirst(fields);
    },
  });
  const focusFirst = (errors: object) => {
    const name = Object.keys(initial).find((field) => field in errors);
    if (name !== undefined) form.getInputNode(name)?.focus();
  };
  return {
    form,
    onSubmit: form.onSubmit((values) => sending.mutate(values), focusFirst),
    pending: sending.isPending,
    /** The error when no field is to blame. */
    problem: sending.error && Object.keys(fieldsOf(sending.error, initial)).length === 0 ? sending.error.message : null,
  };
}

function emptyFields(values: Record<string, string>, mayBeEmpty: PropertyKey[], message: string) {
  const empty = Object.keys(values).filter((name) => !mayBeEmpty.includes(name) && values[name]?.trim() === '');
  return Object.fromEntries(empty.map((name) => [name, message]));
}

/** Only fields on the form, because the reader cannot change others. */
function fieldsOf(error: Error, shown: object): Record<string, string> {
  if (!(error instanceof CallError)) return {};
  return Object.fromEntries(Object.entries(error.fields).filter(([name]) => name in shown));
}
