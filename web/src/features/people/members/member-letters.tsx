import type { MembershipLetter } from 'contract/people/membership-letters';
import { limits } from 'contract/rules/limits';
import { isRunningAt } from 'contract/rules/membership';
import type { User } from 'contract/schemas/people';
import { useRef, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { LetterList } from '#shared/members/letter-list.tsx';
import { useLetterDownload } from '#shared/members/use-letter-download.ts';
import { FileButton } from '#shared/payments/file-button.tsx';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { Section } from '#ui/base/section.tsx';
import { ReasonDialog } from '#ui/dialogs/reason-dialog.tsx';
import type { RecordDialogProps } from '#ui/dialogs/use-dialog-action.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

const refreshes = ['listMembershipLetters', 'getMemberTimeline', 'listAuditEntries'] as const;

/** Issues and revokes letters that confirm the membership of a person. */
export function MemberLetters({ user }: { readonly user: User }) {
  const letters = useEndpoint('listMembershipLetters', { id: user._id });
  const { read, download, failure } = useLetterDownload();
  const [revoked, setRevoked] = useState<MembershipLetter | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { memberNumber } = user;
  const isRunning = memberNumber !== null && isRunningAt(user, new Date());
  return (
    <Section id="member-letters" title="Surat keterangan anggota">
      <RecordScreen record={letters} isBrief loadError="Surat keterangan tidak dapat dimuat.">
        {({ data, left }) => (
          <div className="grid gap-4">
            {!isRunning && <p className="text-muted">Hanya terbit selama keanggotaan berlaku.</p>}
            {isRunning && left === 0 && <p className="text-muted">Jumlah surat tahun ini sudah habis.</p>}
            {isRunning && left > 0 && (
              <EndpointForm
                name="issueLetterForMember"
                label="Surat keterangan baru"
                fixed={{ id: user._id }}
                defaults={{ purpose: '' }}
                refreshes={refreshes}
                submitLabel="Terbitkan dan unduh PDF"
                busyLabel="Menerbitkan…"
                onDone={({ letter }, clear) => {
                  clear();
                  return download(letter);
                }}
              >
                {({ Text }) => (
                  <Text
                    name="purpose"
                    label="Keperluan surat"
                    hint={`Misalnya pelaporan BKD. Sisa ${left} surat tahun ini.`}
                    maxLength={limits.membershipLetters.purposeCharacters}
                    autoComplete="off"
                    className="max-w-xl"
                  />
                )}
              </EndpointForm>
            )}
            {failure !== undefined && <Notice tone="error">{failure}</Notice>}
            <LetterList
              letters={data}
              actions={(letter) => (
                <>
                  <FileButton of="surat" ask={() => read(letter._id)} label="Unduh PDF" />
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Cabut surat ${letter.number}`}
                    onClick={(event) => {
                      button.current = event.currentTarget;
                      setRevoked(letter);
                    }}
                  >
                    Cabut
                  </Button>
                </>
              )}
            />
          </div>
        )}
      </RecordScreen>
      <RevokeDialog record={revoked} onClose={() => setRevoked(null)} returnFocus={() => button.current} />
    </Section>
  );
}

function RevokeDialog(props: RecordDialogProps<MembershipLetter>) {
  const revocation = useAction('revokeMembershipLetter', { refreshes });
  return (
    <ReasonDialog
      {...props}
      ask={({ number }) => ({
        title: 'Cabut surat?',
        content: 'Halaman pemeriksaan menunjukkan bahwa surat dicabut. Ini tidak dapat diurungkan.',
        record: number,
        isLine: true,
        confirmLabel: 'Cabut',
        busyLabel: 'Mencabut…',
      })}
      send={({ _id: id }, reason) => revocation.run({ id, reason })}
    />
  );
}
