import type { ReceiptCheck, ReceiptVerdict } from 'contract/money/receipt-checks';
import { extractCode } from 'contract/rules/codes/card-statement';
import { association } from 'contract/text/association';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/money/receipt-checks';
import { CheckHero, CheckResult } from '#shared/public/document-check.tsx';
import { VerdictCard, VerdictPlaceholder, verdictStyles } from '#shared/public/verdict-card.tsx';
import { Button } from '#ui/base/button.tsx';
import { Section } from '#ui/base/section.tsx';
import { Field } from '#ui/forms/field.tsx';
import { fillElements } from '#ui/text/fill-elements.tsx';

/** Checks whether a receipt was issued by the association (decision 0034). */
export default function ReceiptCheckPage() {
  const { code, take } = useCode();
  const check = useEndpoint(
    'checkReceipt',
    { code },
    { enabled: code !== '', staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  return (
    <>
      <CheckHero title={t.title} lead={t.lead} />
      <div className="wrap grid items-start gap-8 py-10 sm:py-14 lg:grid-cols-[1fr_1.1fr] lg:gap-12">
        {/* On phones, a verdict is above the field, and the placeholder is below it. */}
        <CheckResult
          check={check}
          placeholder={code === '' ? <VerdictPlaceholder text={t.placeholder} /> : undefined}
          className={code === '' ? 'order-2' : 'lg:order-2'}
        >
          {({ verdict, receipt }) => (
            <VerdictCard {...verdicts[verdict]} facts={receipt === null ? undefined : toFacts(receipt)} />
          )}
        </CheckResult>
        <Section id="code-title" title={t.codeTitle} className="panel grid gap-5 p-5 sm:p-6">
          <CodeForm onCode={take} />
        </Section>
      </div>
    </>
  );
}

/** Returns the code to check: from the URL that a phone camera opened, or the last typed one. */
function useCode() {
  const { hash } = useLocation();
  const [code, setCode] = useState(extractCode(hash));
  useEffect(() => {
    if (hash !== '') setCode(extractCode(hash));
  }, [hash]);
  return { code, take: (text: string) => setCode(extractCode(text)) };
}

function CodeForm({ onCode }: { readonly onCode: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = input.current?.value ?? '';
    const isEmpty = extractCode(text) === '';
    setProblem(isEmpty ? t.codeMissing : undefined);
    if (isEmpty) input.current?.focus();
    else onCode(text);
  };
  return (
    <form noValidate onSubmit={submit} aria-label={t.codeForm} className="grid gap-3">
      <Field
        id="receipt-code"
        label={t.code}
        hint={fillElements(t.codeHint, { example: <span className="whitespace-nowrap">3800-00D1-…</span> })}
        error={problem}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            name="code"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="control"
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start">
        {t.check}
      </Button>
    </form>
  );
}

const verdicts = {
  genuine: {
    title: t.genuineTitle,
    text: t.genuineText,
    ...verdictStyles.good,
  },
  forged: {
    title: t.forgedTitle,
    text: fill(t.forgedText, { name: association.shortName }),
    ...verdictStyles.bad,
  },
  unknown: {
    title: t.unknownTitle,
    text: fill(t.unknownText, { name: association.shortName }),
    ...verdictStyles.bad,
  },
  unreadable: {
    title: t.unreadableTitle,
    text: t.unreadableText,
    ...verdictStyles.open,
  },
} as const satisfies Readonly<Record<ReceiptVerdict, unknown>>;

const toFacts = ({ number, issuedAt, amount, payer }: NonNullable<ReceiptCheck['receipt']>) =>
  [
    [t.number, number],
    [t.issued, formatDate(issuedAt)],
    [t.amount, formatRupiah(amount)],
    [t.payer, payer],
  ] as const;
