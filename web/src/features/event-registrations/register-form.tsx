import type { OwnEventAnswers } from 'contract/event-questions';
import type { EventRegistration, ShownPrice } from 'contract/event-registrations';
import type { EventDetails } from 'contract/events';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { priceLabel, priceText } from '#shared/events/registration-text.ts';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { AnswersForm } from './answers-form.tsx';
import { registrationQueries } from './cancel-registration.tsx';

interface RegisterFormProps {
  readonly event: EventDetails;
  readonly registration: EventRegistration;
  /** Questions that are answered first; undefined without any. */
  readonly asked: OwnEventAnswers | undefined;
  readonly onRegistered: () => void;
}

/** Registers a member. The lowest available price is chosen; with several, the member can choose another one. */
export function RegisterForm(props: RegisterFormProps) {
  const { event, asked, onRegistered } = props;
  const { prices } = props.registration;
  const available = prices.filter(({ isAvailable }) => isAvailable);
  const [chosen, setChosen] = useState<ShownPrice['kind']>();
  const [refusal, setRefusal] = useState<string>();
  const registering = useAction('registerForEvent', { refreshes: registrationQueries });
  const price = available.find(({ kind }) => kind === chosen) ?? available[0];
  const register = async () => {
    setRefusal(undefined);
    try {
      await registering.run({
        id: event._id,
        ...(price === undefined ? {} : { priceKind: price.kind, seenAmount: price.amount }),
      });
      onRegistered();
    } catch (error) {
      setRefusal(getErrorMessage(error));
    }
  };
  return (
    <>
      {available.length > 1 && <PriceChoice prices={available} chosen={price?.kind} onChoose={setChosen} />}
      {available.length === 1 && price !== undefined && price.amount > 0 && (
        <p>{`${priceLabel(price)}: ${priceText(price.amount)}`}</p>
      )}
      <MemberPriceHint prices={prices} />
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      {asked === undefined ? (
        <div>
          <Button busy={registering.isBusy} busyLabel="Mendaftar…" onClick={register}>
            Daftar
          </Button>
        </div>
      ) : (
        <AnswersForm event={event._id} own={asked} onRegister={register} />
      )}
    </>
  );
}

interface PriceChoiceProps {
  readonly prices: readonly ShownPrice[];
  readonly chosen: ShownPrice['kind'] | undefined;
  readonly onChoose: (kind: ShownPrice['kind']) => void;
}

function PriceChoice({ prices, chosen, onChoose }: PriceChoiceProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">Harga</legend>
      {prices.map((price) => (
        <label key={price.kind} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="price"
            className="size-5 shrink-0 accent-brand"
            checked={price.kind === chosen}
            onChange={() => onChoose(price.kind)}
          />
          <span>{`${priceLabel(price)}: ${priceText(price.amount)}`}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Says how to get a member price that the caller cannot have now. */
function MemberPriceHint({ prices }: { readonly prices: readonly ShownPrice[] }) {
  const member = prices.find(({ kind }) => kind === 'member');
  const isUseful =
    member !== undefined && !member.isAvailable && prices.some(({ isAvailable }) => isAvailable);
  if (!isUseful) return null;
  return (
    <Notice tone="info">
      <p>{`Anggota membayar ${priceText(member.amount)}. Keanggotaan Anda harus berlaku sampai hari acara.`}</p>
      <ButtonLink to="/membership/renew" variant="secondary" size="small" className="mt-2">
        Perpanjang keanggotaan
      </ButtonLink>
    </Notice>
  );
}
