import type { CardName, CardReply } from 'contract/card/card';
import { shortenName } from 'contract/rules/codes/card-statement';
import type { User } from 'contract/schemas/people';
import { initialsOf } from 'contract/text/initials';
import { fill } from 'contract/text/language/fill';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/people/membership/card';
import { getErrorReason, reasonOr } from '#ui/base/error-message.ts';
import { RefreshIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';

interface CardSettingsProps {
  readonly user: User;
  readonly card: CardReply;
}

export function CardSettings({ user, card }: CardSettingsProps) {
  return (
    <div className="grid gap-5 border-line border-t pt-5">
      <p>
        {t.codeContents}{' '}
        <Link to={`/verify#${card.code}`} className="text-link">
          {t.showScan}
        </Link>
      </p>
      <NameChoice user={user} card={card} />
      <LostCard user={user} />
    </div>
  );
}

function NameChoice({ user, card }: CardSettingsProps) {
  const choice = useAction('updateCard', { refreshes: ['getCard'] });
  // Optimistic update: shown as selected before the response arrives.
  const [selected, setSelected] = useState(card.name);
  const [problem, setProblem] = useState<string>();
  const choose = async (name: CardName) => {
    setProblem(undefined);
    setSelected(name);
    try {
      await choice.run({ name });
    } catch (error) {
      setSelected(card.name);
      setProblem(getErrorReason(error) ?? t.tryAgain);
    }
  };
  const options: readonly { readonly name: CardName; readonly label: string }[] = [
    { name: 'full', label: fill(t.fullName, { name: shortenName(user.name) }) },
    { name: 'initials', label: fill(t.initials, { initials: initialsOf(user.name) }) },
  ];
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold text-sm">{t.nameChoice}</legend>
      {options.map(({ name, label }) => (
        <label key={name} className="flex min-h-11 items-center gap-3 wrap-anywhere">
          <input
            type="radio"
            name="card-name"
            className="size-5 shrink-0 accent-brand"
            checked={selected === name}
            disabled={choice.isBusy && selected !== name}
            onChange={() => choose(name)}
          />
          {label}
        </label>
      ))}
      {problem !== undefined && <Notice tone="error">{fill(t.choiceFailed, { reason: problem })}</Notice>}
    </fieldset>
  );
}

function LostCard({ user }: { readonly user: User }) {
  const [outcome, setOutcome] = useState<string>();
  const reissue = useAction('reissueCard', { refreshes: ['getCard'] });
  return (
    <div className="grid justify-items-start gap-3">
      <ConfirmButton
        button={{ size: 'small', icon: <RefreshIcon /> }}
        label={t.lostCard}
        title={t.reissueTitle}
        content={t.reissueContent}
        record={`${user.name} · ${user.memberNumber}`}
        confirmLabel={t.reissue}
        busyLabel={t.reissuing}
        send={() => reissue.run({})}
        explain={reasonOr(t.reissueFailed)}
        onOpen={() => setOutcome(undefined)}
        onDone={({ message }) => setOutcome(message)}
      />
      {outcome !== undefined && (
        <Notice tone="success">
          {outcome} {t.useNewCard}
        </Notice>
      )}
    </div>
  );
}
