import { extractCode } from 'contract/rules/card-statement';
import { association } from 'contract/text/association';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PublicScreen } from '#api/screens/screen.ts';
import { PageHero } from '#shared/public/page-hero.tsx';
import { Section } from '#ui/base/section.tsx';
import { CameraScan } from './camera-scan.tsx';
import { CardKeyList } from './card-key-list.tsx';
import { CodeForm } from './code-form.tsx';
import { PictureScan } from './picture-scan.tsx';
import { useCardKeys } from './use-card-keys.ts';
import { useInstallable } from './use-installable.ts';
import { useVerdict } from './use-verdict.ts';
import { VerdictPanel } from './verdict-panel.tsx';

export const screen: PublicScreen = {
  audience: 'public',
  path: '/verify',
  title: 'Verifikasi kartu anggota',
  description: `Periksa apakah sebuah kartu anggota ${association.shortName} asli dan masih berlaku, juga tanpa jaringan.`,
};

const tiles = ['q2 n4 k6 d1', 'b5 q8 c2 n7', 'k1 e3 q5 g2'];

export default function VerifyPage() {
  const cardKeys = useCardKeys();
  const isAvailable = useInstallable();
  const { code, isOpened, take } = useCode();
  const finding = useVerdict(code, cardKeys);
  // After an opened card link, the result is rendered before the scanner. In one column this avoids a visible
  // layout shift.
  const isScanShown = !isOpened || finding.verdict !== undefined;
  const result = useInView(code, finding.verdict !== undefined);
  return (
    <>
      <PageHero
        title="Verifikasi kartu anggota"
        lead="Pindai kode QR pada kartu untuk mengetahui apakah kartu itu asli dan masih berlaku. Dapat dipakai tanpa jaringan."
        tone="teal"
        tiles={tiles}
      />
      <div className="wrap grid items-start gap-8 py-10 sm:py-14 lg:grid-cols-[1fr_1.1fr] lg:gap-12">
        <div ref={result} className="grid scroll-mt-24 gap-8 lg:order-2">
          <VerdictPanel finding={code === undefined ? undefined : finding} />
        </div>
        <div className={`grid gap-8 lg:row-span-2 ${isScanShown ? '' : 'max-lg:invisible'}`}>
          <Section id="scan-title" title="Periksa sebuah kartu" className="panel grid gap-6 p-5 sm:p-6">
            <CameraScan onText={take} />
            <PictureScan onText={take} />
            <CodeForm onText={take} />
            <p className="text-muted text-sm">
              Gambar dibaca di perangkat ini dan tidak dikirim ke mana pun.
            </p>
          </Section>
          <CardKeyList cardKeys={cardKeys} isAvailable={isAvailable} />
        </div>
      </div>
    </>
  );
}

/** Returns the code to check: from the URL that a phone camera opened, or the last scanned one. */
function useCode() {
  const { hash } = useLocation();
  const [{ code, isOpened }, setCode] = useState<{ code?: string; isOpened: boolean }>({ isOpened: false });
  useEffect(() => {
    if (hash !== '') setCode({ code: extractCode(hash), isOpened: true });
  }, [hash]);
  return { code, isOpened, take: (text: string) => setCode({ code: extractCode(text), isOpened: false }) };
}

function useInView(code: string | undefined, isKnown: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (code !== undefined && isKnown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [code, isKnown]);
  return place;
}
