import type { EventParticipant } from 'contract/schemas/events/registrations';
import { Fragment, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useCall } from '#api/account.ts';
import { Button } from '#ui/base/button.tsx';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { saveFile } from '#ui/base/save-file.ts';

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
  const [error, setError] = useState<string>();
  const download = async () => {
    setBusy(true);
    setError(undefined);
    try {
      saveFile(await call('downloadEventAnswer', { id, registration, question }));
    } catch (failure) {
      setError(getErrorMessage(failure));
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant="secondary" size="small" busy={isBusy} onClick={() => void download()}>
        {name}
      </Button>
      {error !== undefined && <span role="alert">{` ${error}`}</span>}
    </>
  );
}
