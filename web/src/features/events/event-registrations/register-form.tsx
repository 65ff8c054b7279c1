import type { OwnEventAnswers } from 'contract/schemas/events/questions';
import type { EventRegistration, ShownPrice } from 'contract/schemas/events/registrations';
import { fill } from 'contract/text/language/fill';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/events/event-registrations';
import { ownEventPath, priceLabel, priceText } from '#shared/events/registration-text.ts';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { useAttempt } from '#ui/dialogs/use-attempt.tsx';
import { AnswersForm } from './answers-form.tsx';
import { isGuest, type PlaceOwner, registrationQueries } from './event-facts.tsx';

interface RegisterFormProps {
  /** Label of the button. */
  readonly label: string;
  readonly owner: PlaceOwner;
  /** Id of the event. */
  readonly event: string;
  readonly registration: EventRegistration;
  /** Questions that are answered first; undefined without any. */
  readonly asked: OwnEventAnswers | undefined;
  readonly onRegistered: () => void;
}

/** A price that the member can have, alone or with a renewal in the same bill. */
interface PriceOption {
  readonly key: string;
  readonly text: string;
  readonly input: { priceKind: ShownPrice['kind']; seenAmount: number; withRenewal?: boolean };
}

const toOptions = (prices: readonly ShownPrice[]): PriceOption[] =>
  prices.flatMap((price): PriceOption[] => {
    const { kind, amount, isAvailable, renewalFee } = price;
    if (isAvailable)
      return [
        {
          key: kind,
          text: `${priceLabel(price)}: ${priceText(amount)}`,
          input: { priceKind: kind, seenAmount: amount },
        },
      ];
    if (renewalFee === null) return [];
    const sum = amount + renewalFee;
    const text = fill(t.priceWithRenewal, {
      label: priceLabel(price),
      sum: priceText(sum),
      price: priceText(amount),
      fee: priceText(renewalFee),
    });
    return [{ key: `${kind}-renewal`, text, input: { priceKind: kind, seenAmount: sum, withRenewal: true } }];
  });

/** Registers a member. The lowest available price is chosen; with several, the member can choose another one. */
export function RegisterForm(props: RegisterFormProps) {
  const { owner, event, asked, label, onRegistered } = props;
  const { prices } = props.registration;
  const options = toOptions(prices);
  const [chosen, setChosen] = useState<string>();
  const { attempt, notice } = useAttempt();
  const registering = useAction(isGuest(owner) ? 'registerGuest' : 'registerForEvent', {
    refreshes: registrationQueries,
  });
  const firstAlone = options.find(({ input }) => input.withRenewal !== true);
  const option = options.find(({ key }) => key === chosen) ?? firstAlone ?? options[0];
  const register = () =>
    attempt(async () => {
      await registering.run({ ...owner, ...option?.input });
      onRegistered();
    });
  return (
    <>
      {options.length > 1 && <PriceChoice options={options} chosen={option?.key} onChoose={setChosen} />}
      {options.length === 1 && option !== undefined && option.input.seenAmount > 0 && <p>{option.text}</p>}
      <MemberPriceHint prices={prices} loginPath={isGuest(owner) ? ownEventPath(event) : undefined} />
      {notice}
      {asked === undefined ? (
        <div>
          <Button busy={registering.isBusy} busyLabel={t.registering} onClick={register}>
            {label}
          </Button>
        </div>
      ) : (
        <AnswersForm owner={owner} own={asked} onRegister={register} registerLabel={label} />
      )}
    </>
  );
}

interface PriceChoiceProps {
  readonly options: readonly PriceOption[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
}

function PriceChoice({ options, chosen, onChoose }: PriceChoiceProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{t.price}</legend>
      {options.map(({ key, text }) => (
        <label key={key} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="price"
            className="size-5 shrink-0 accent-brand"
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface MemberPriceHintProps {
  readonly prices: readonly ShownPrice[];
  /** Where a guest who is a member logs in; undefined for an account. */
  readonly loginPath: string | undefined;
}

/** Says how to get a member price that the caller cannot have now. */
function MemberPriceHint({ prices, loginPath }: MemberPriceHintProps) {
  const member = prices.find(({ kind }) => kind === 'member');
  const isUseful =
    member !== undefined &&
    !member.isAvailable &&
    member.renewalFee === null &&
    prices.some(({ isAvailable }) => isAvailable);
  if (!isUseful) return null;
  const isVisitor = loginPath !== undefined;
  const text = isVisitor ? t.guestMemberPrice : t.memberPrice;
  return (
    <Notice tone="info">
      <p>{fill(text, { price: priceText(member.amount) })}</p>
      <ButtonLink to={loginPath ?? '/membership/renew'} variant="secondary" size="small" className="mt-2">
        {isVisitor ? t.logIn : t.renew}
      </ButtonLink>
    </Notice>
  );
}
