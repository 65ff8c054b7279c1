import { useState } from 'react';
import { useDialogRecord } from './use-dialog-action.ts';

interface Question {
  readonly record: string;
  readonly answer: (yes: boolean) => void;
}

export function useSubmitQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const shown = useDialogRecord(question);
  const ask = (record: string) =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean) => {
        setQuestion(null);
        resolve(yes);
      };
      setQuestion({ record, answer });
    });
  const dialog = shown && {
    isOpen: question !== null,
    record: shown.record,
    onConfirm: () => shown.answer(true),
    onCancel: () => shown.answer(false),
  };
  return { ask, dialog };
}
