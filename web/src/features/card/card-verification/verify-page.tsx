import { extractCode } from 'contract/rules/codes/card-statement';
import type { FileSlot } from 'contract/rules/files';
import { limits } from 'contract/rules/limits';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toAddressPath } from '#api/transport/site-path.ts';
import * as t from '#messages/features/card/card-verification';
import { PageHero } from '#shared/public/page-hero.tsx';
import { CameraScan } from '#shared/scanning/camera-scan.tsx';
import { textInPicture } from '#shared/scanning/read-picture.ts';
import { type DeviceKeys, useCardKeys } from '#shared/scanning/use-card-keys.ts';
import { Button } from '#ui/base/button.tsx';
import { RefreshIcon } from '#ui/base/icons.tsx';
import { Section } from '#ui/base/section.tsx';
import { type FileChoice, RefusedFile } from '#ui/files/file-choice.ts';
import { SlotField } from '#ui/files/slot-field.tsx';
import { Field } from '#ui/forms/field.tsx';
import { useHydrated } from '#ui/lazy/use-hydrated.ts';
import { usePageWorker } from '#ui/lazy/use-page-worker.ts';
import { NoScriptNotice } from '#ui/lists/no-script-notice.tsx';
import { useVerdict } from './use-verdict.ts';
import { VerdictPanel } from './verdict-panel.tsx';

export default function VerifyPage() {
  const cardKeys = useCardKeys();
  const isAvailable = usePageWorker('/verify-worker.js', '/verify');
  useInstallable();
  const { code, isOpened, take, clear } = useCode();
  const finding = useVerdict(code, cardKeys);
  // After an opened card link, the result is rendered before the scanner. In one column this avoids a visible
  // layout shift.
  const isScanShown = !isOpened || finding.verdict !== undefined;
  const result = useInView(code, finding.verdict !== undefined);
  return (
    <>
      <PageHero
        title={t.title}
        lead={t.lead}
        tone="teal"
        tiles={['q2 n4 k6 d1', 'b5 q8 c2 n7', 'k1 e3 q5 g2']}
      />
      <div className="wrap grid items-start gap-8 py-10 sm:py-14 lg:grid-cols-[1fr_1.1fr] lg:gap-12">
        <div ref={result} className="grid scroll-mt-24 gap-8 lg:order-2">
          <VerdictPanel finding={code === undefined ? undefined : finding} />
        </div>
        <div className={`grid gap-8 lg:row-span-2 ${isScanShown ? '' : 'max-lg:invisible'}`}>
          <Section id="scan-title" title={t.scanTitle} className="panel grid gap-6 p-5 sm:p-6">
            <NoScriptNotice>{t.noScript}</NoScriptNotice>
            <CameraScan hint={t.cameraHint} onStart={clear} onText={take} />
            <PictureScan onStart={clear} onText={take} />
            <CodeForm onText={take} />
            <p className="text-muted text-sm">{t.pictureNote}</p>
          </Section>
          <CardKeyList cardKeys={cardKeys} isAvailable={isAvailable} />
        </div>
      </div>
    </>
  );
}

/** Makes this page installable as an app. */
function useInstallable(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const previous = link?.getAttribute('href');
    link?.setAttribute('href', toAddressPath('/verify.webmanifest'));
    return () => {
      if (previous) link?.setAttribute('href', previous);
    };
  }, []);
}

/** Returns the code to check: from the URL that a phone camera opened, or the last scanned one. */
function useCode() {
  const { hash } = useLocation();
  const [{ code, isOpened }, setCode] = useState<{ code?: string; isOpened: boolean }>({ isOpened: false });
  useEffect(() => {
    if (hash !== '') setCode({ code: extractCode(hash), isOpened: true });
  }, [hash]);
  return {
    code,
    isOpened,
    take: (text: string) => setCode({ code: extractCode(text), isOpened: false }),
    clear: () => setCode({ isOpened: false }),
  };
}

function useInView(code: string | undefined, isKnown: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (code !== undefined && isKnown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [code, isKnown]);
  return place;
}

function CodeForm({ onText }: { readonly onText: (text: string) => void }) {
  const [problem, setProblem] = useState<string>();
  // Submitting before hydration would put the code into the URL, and so into a log.
  const isHydrated = useHydrated();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('code'));
    const isEmpty = extractCode(text) === '';
    setProblem(isEmpty ? t.codeMissing : undefined);
    if (isEmpty) document.getElementById('card-code')?.focus();
    else onText(text);
  };
  return (
    <form noValidate onSubmit={submit} aria-label={t.codeForm} className="grid gap-3">
      <Field id="card-code" label={t.code} error={problem}>
        {(control) => (
          <input
            {...control}
            disabled={!isHydrated}
            name="code"
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="control"
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" disabled={!isHydrated} className="justify-self-start">
        {t.check}
      </Button>
    </form>
  );
}

/** The picture is read on the device and is not uploaded. */
const pictureSlot = {
  kind: 'image',
  required: false,
  maxBytes: limits.documentBytes,
  extensions: ['.jpg', '.jpeg', '.png', '.webp'],
  formats: ['jpeg', 'png', 'webp'],
} as const satisfies FileSlot;

interface ScanProps {
  /** The verdict about the previous card must not remain next to another card. */
  readonly onStart: () => void;
  readonly onText: (text: string) => void;
}

function PictureScan({ onStart, onText }: ScanProps) {
  const [choice, setChoice] = useState<FileChoice>();
  const [problem, setProblem] = useState<string>();
  const take = async (chosen: FileChoice) => {
    onStart();
    setChoice(chosen);
    setProblem(chosen instanceof RefusedFile ? chosen.problem : undefined);
    if (!(chosen instanceof File)) return;
    const text = await textInPicture(chosen).catch(() => undefined);
    if (text === undefined) setProblem(t.unreadablePicture);
    else onText(text);
  };
  return (
    <SlotField
      id="card-picture"
      label={t.picture}
      error={problem}
      name="picture"
      slot={pictureSlot}
      choice={choice}
      disabled={!useHydrated()}
      onChoice={take}
    />
  );
}

interface CardKeyListProps {
  readonly cardKeys: DeviceKeys;
  readonly isAvailable: boolean;
}

function CardKeyList({ cardKeys, isAvailable }: CardKeyListProps) {
  const { keys, isFresh, isWaiting, isBusy, refresh } = cardKeys;
  return (
    <Section id="list-title" title={t.listTitle} className="grid content-start justify-items-start gap-3">
      <p role="status">
        {keys !== undefined
          ? fill(t.listUpdated, { time: formatDateTime(keys.at) })
          : isWaiting
            ? t.listLoading
            : t.listMissing}
        {!isFresh && !isWaiting && !isBusy && t.listOffline}
      </p>
      <Button
        variant="secondary"
        size="small"
        icon={<RefreshIcon className="size-4.5" />}
        busy={isBusy}
        onClick={refresh}
      >
        {t.updateList}
      </Button>
      <p className="text-muted">{isAvailable ? t.pageSaved : t.pageNotSaved}</p>
    </Section>
  );
}
