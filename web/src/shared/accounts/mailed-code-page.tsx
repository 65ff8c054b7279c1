import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { getErrorMessage } from '#ui/base/error-message.ts';

/**
 * State of a page that acts on a mailed code. The page requires a button press, because mail scanners open the links of
 * mails.
 */
export function useMailedAction() {
  const code = useMailedCode('code');
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState<string>();
  const [problem, setProblem] = useState<string>();
  /** Sends the code. Afterwards `done` or `problem` is the message. */
  const send = async (run: (input: { code: string }) => Promise<{ readonly message: string }>) => {
    setProblem(undefined);
    setDone(undefined);
    try {
      setDone((await run({ code })).message);
      // The focused button may no longer exist.
      heading.current?.focus();
    } catch (error) {
      setProblem(getErrorMessage(error));
    }
  };
  return { code, heading, done, problem, send };
}

interface MailedCodePageProps {
  readonly title: string;
  /** Gets the focus after an action. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** Frame of a page that a mailed link opens. */
export const MailedCodePage = ({ title, heading, children }: MailedCodePageProps) => (
  <div className="wrap max-w-xl! py-8 sm:py-12">
    <div className="panel grid gap-6 p-5 sm:p-8">
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
        {title}
      </h1>
      {children}
    </div>
  </div>
);

/** Returns the code of a mailed link, or ''. Removes it from the address bar and from the history. */
export function useMailedCode(parameter: string): string {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [code] = useState(() => search.get(parameter) ?? '');
  useEffect(() => {
    if (code !== '') navigate(pathname, { replace: true });
  }, [code, navigate, pathname]);
  return code;
}
