import type { LetterList } from 'contract/rules/mails/letter-lists';
import { letterListLabels } from 'contract/rules/mails/letter-lists';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/people/own-profile';
import { Button } from '#ui/base/button.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { Section } from '#ui/base/section.tsx';
import { useOutcome } from './use-outcome.tsx';

/** Lists of letters, each of which the member ends or requests again. */
export function LettersSection() {
  const lists = useEndpoint('getOwnLetterLists', {});
  return (
    <Section id="letters" title={t.lettersTitle}>
      <p>{t.lettersText}</p>
      <RecordScreen record={lists} isBrief loadError={t.lettersFailed}>
        {({ data }) => (
          <ul className="grid gap-4">
            {data.map((row) => (
              <ListRow key={row.list} {...row} />
            ))}
          </ul>
        )}
      </RecordScreen>
    </Section>
  );
}

function ListRow({ list, isWanted }: { readonly list: LetterList; readonly isWanted: boolean }) {
  const choice = useAction('chooseLetterList', { refreshes: ['getOwnLetterLists'] });
  const { attempt, notice } = useOutcome(t.choiceFailed);
  const label = letterListLabels[list];
  const choose = async () => (await choice.run({ list, isWanted: !isWanted })).message;
  return (
    <li className="grid gap-2 border-line border-t pt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <strong>{label}</strong>
          <span className="text-muted">{isWanted ? t.letterWanted : t.letterUnwanted}</span>
        </p>
        <Button
          variant="secondary"
          size="small"
          busy={choice.isBusy}
          busyLabel={t.saving}
          onClick={() => attempt(choose)}
        >
          {isWanted ? t.stopLetter : t.resumeLetter}
          <span className="sr-only">{` ${label}`}</span>
        </Button>
      </div>
      {notice}
    </li>
  );
}
