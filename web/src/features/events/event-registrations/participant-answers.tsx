import type { EventParticipant } from 'contract/schemas/events/registrations';
import { Fragment, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useCall } from '#api/account.ts';
import { Button } from '#ui/base/button.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { useAttempt } from '#ui/dialogs/use-attempt.tsx';

/** Answers of a participant. A file is a download. */
export function ParticipantAnswers({ participant }: { readonly participant: EventParticipant }) {
  const { _id, answers } = participant;
  return answers.map(({ question, value, file }, index) => (
    <Fragment key={`${question} ${value}`}>
      {`${index === 0 ? '' : '; '}${question}: `}
      {file === null ? value : <AnswerFile registration={_id} question={file} name={value} />}
    </Fragment>
  ));
}

interface AnswerFileProps {
  readonly registration: string;
  readonly question: string;
  readonly name: string;
}

function AnswerFile({ registration, question, name }: AnswerFileProps) {
  const { id = '' } = useParams();
  const call = useCall();
  const [isBusy, setBusy] = useState(false);
  const { attempt, failure } = useAttempt();
  const download = async () => {
    setBusy(true);
    await attempt(async () => saveFile(await call('downloadEventAnswer', { id, registration, question })));
    setBusy(false);
  };
  return (
    <>
      <Button variant="secondary" size="small" busy={isBusy} onClick={download}>
        {name}
      </Button>
      {failure !== undefined && <span role="alert">{` ${failure}`}</span>}
    </>
  );
}
