import { useEffect, useRef, useState } from 'react';

/** `over`: the address's text when this was typed; `sent`: what was written to the address since. */
type Typed = { text: string; over: string; sent?: string };

type TypedText = {
  /** The text of the address, without spaces around it. */
  inAddress: string;
  /** Writes a text to the address. */
  write: (words: string) => void;
  /** Milliseconds without a key until the text is written, because browsers limit how often an address may change. */
  pauseMs: number;
};

/** The text of a field whose value lives in the address: what is being typed, else what the address says. */
export function useTypedText({ inAddress, write, pauseMs }: TypedText): [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState<Typed>();
  // A new address from elsewhere (a link, Back) takes precedence over text typed for another one.
  const isTyping = typed !== undefined && (inAddress === typed.over || inAddress === typed.sent);
  const text = isTyping ? typed.text : inAddress;
  const words = text.trim();
  const writeNow = useRef(write);

  useEffect(() => {
    writeNow.current = write;
  });

  useEffect(() => {
    if (!isTyping || words === inAddress) {
      return;
    }
    const timer = setTimeout(() => {
      setTyped((now) => now && { ...now, sent: words });
      writeNow.current(words);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isTyping, words, inAddress, pauseMs]);

  return [text, (next) => setTyped((before) => ({ ...before, text: next, over: inAddress }))];
}
