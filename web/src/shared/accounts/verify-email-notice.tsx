import type { User } from 'contract/schemas/people';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { getErrorReason } from '#ui/base/error-message.ts';
import { Notice, type NoticeTone } from '#ui/base/notice.tsx';

export function VerifyEmailNotice({ user }: { readonly user: User }) {
  const resend = useAction('resendVerification');
  const [notice, setNotice] = useState<{ readonly tone: NoticeTone; readonly text: string }>({
    tone: 'info',
    text: `Alamat email ${user.email} belum diverifikasi. Buka tautan di email dari kami.`,
  });
  if (user.emailVerifiedAt !== null) return null;
  const send = async () => {
    try {
      setNotice({ tone: 'success', text: (await resend.run({})).message });
    } catch (error) {
      setNotice({
        tone: 'error',
        text: getErrorReason(error) ?? 'Email verifikasi belum terkirim. Coba lagi.',
      });
    }
  };
  return (
    <Notice tone={notice.tone} onRetry={send} retryLabel="Kirim ulang" className="print-hidden wrap-anywhere">
      {notice.text}
    </Notice>
  );
}
