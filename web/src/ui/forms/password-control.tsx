import { type ComponentPropsWithRef, useState } from 'react';
import * as t from '#messages/ui/forms';
import { EyeIcon, EyeOffIcon } from '#ui/base/icons.tsx';

/** Password input with a button to show its text. Pasting and password managers work as usual. */
export function PasswordControl({ className = '', ...input }: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  const [isVisible, setVisible] = useState(false);
  return (
    <div className="relative">
      <input
        {...input}
        type={isVisible ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={`control pr-13 ${className}`}
      />
      <button
        type="button"
        aria-pressed={isVisible}
        aria-label={t.showPassword}
        aria-controls={input.id}
        onClick={() => setVisible(!isVisible)}
        className="absolute inset-y-px right-px grid w-12 place-items-center rounded-control text-muted hover:text-ink"
      >
        {isVisible ? <EyeOffIcon /> : <EyeIcon />}
      </button>
    </div>
  );
}
