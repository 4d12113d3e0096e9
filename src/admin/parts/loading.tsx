import {
  Component,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { failureOf } from '#api-client/failure.ts';
import { failureWords } from '../data/failure-words.ts';
import { Button } from './Button.tsx';
import { BUTTONS, PART } from './texts.ts';

interface BoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/** Catches a part that fails to load. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { onRetry } = this.props;
    return <Trouble title={PART.failed} why={PART.why} onRetry={onRetry} />;
  }
}

/** Announces that a dialog loads, which needs no visible placeholder. */
function Waiting() {
  return (
    <p role="status" aria-busy="true" className="sr-only">
      {PART.loading}
    </p>
  );
}

/**
 * A component that loads when it is first shown. A failure is shown with a retry; with `React.lazy`
 * alone it would unmount the whole admin.
 * @param load imports it
 * @param waiting placeholder
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <Waiting />,
): ComponentType<Props> {
  let loaded: LazyExoticComponent<ComponentType<Props>> | undefined;
  const content = () =>
    (loaded ??= lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        // A lazy component remembers its failure, so the next opening creates another.
        loaded = undefined;
        throw error;
      }
    }));
  return function Part(props: Props) {
    const [{ Content, tries }, setContent] = useState(() => ({ Content: content(), tries: 0 }));
    const retry = () => setContent({ Content: content(), tries: tries + 1 });
    return (
      <Boundary key={tries} onRetry={retry}>
        <Suspense fallback={waiting}>
          <Content {...props} />
        </Suspense>
      </Boundary>
    );
  };
}

/** Like `part`, for a page or tab, with rows as a placeholder. */
export function page<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return part(load, <RowSkeletons label={PART.loading} />);
}

/** Number of placeholder rows. */
const ROWS = Array.from({ length: 8 }, (_, index) => index);

/** Placeholder rows. */
export function RowSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className="divide-y divide-ivory-300">
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-3 py-2">
          <div className="skeleton size-11 lg:size-8" />
          <div className="grow space-y-2">
            <div className="skeleton h-4 w-2/5" />
            <div className="skeleton h-3 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

interface TroubleProps {
  /** What failed. */
  title: string;
  /** Error of a call. */
  error?: unknown;
  /** Reason, if no call failed. */
  why?: string;
  onRetry: () => void;
  /** Whether a retry is under way; its button keeps the focus meanwhile. */
  isRetrying?: boolean;
  /** Closes the dialog, if a retry cannot help because the entity no longer exists. */
  onClose?: (() => void) | undefined;
  /** Whether it appears beside older data, which keeps the focus. */
  isBeside?: boolean;
}

/**
 * Describes a failure, with a retry or a way out. Takes the focus if nothing more exact has it, because the pressed
 * button is gone or hidden (WCAG 2.4.3).
 */
function Trouble(props: TroubleProps) {
  const { title, error, why, onRetry, isRetrying = false, onClose, isBeside = false } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isBeside && document.activeElement?.contains(box.current)) box.current?.focus();
  }, [isBeside]);
  const isGone = onClose !== undefined && failureOf(error).status === 404;
  const retryText = isRetrying ? BUTTONS.tryingAgain : BUTTONS.tryAgain;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="my-4 rounded-md bg-rose-100 p-4">
      <p className="font-semibold text-rose-600">{title}</p>
      <p className="mt-1">{why ?? failureWords(error)}</p>
      <Button
        look="outline"
        className="mt-3"
        disabled={isRetrying}
        onClick={isGone ? onClose : onRetry}
      >
        {isGone ? BUTTONS.close : retryText}
      </Button>
    </div>
  );
}

interface ReadingProps {
  /** A query; without data it is loading or failed. */
  of: { data: unknown; error: unknown; refetch: () => Promise<unknown> };
  /** Text of the failure. */
  failed: string;
  /** Text of the placeholder; null if the caller has its own. */
  loading?: string | null;
  onClose?: () => void;
}

/**
 * Shows why a read failed, even if older data is there; without data, placeholder rows. While it is retried, the
 * failure stays: the focus would go elsewhere with its button, and another failure would not give it back.
 */
export function Reading({ of, failed, loading = PART.loading, onClose }: ReadingProps) {
  const { data, error, refetch } = of;
  /** Why the read failed that is being retried; the query forgets it. */
  const [retried, setRetried] = useState<unknown>(null);
  const cause = error ?? (data === undefined ? retried : null);
  // Until the query shows how the retry went: the promise of `refetch` is settled before that.
  const isOver = error === null ? data !== undefined : error !== retried;
  if (retried !== null && isOver) setRetried(null);
  const retry = () => {
    setRetried(error);
    void refetch();
  };
  if (cause !== null) {
    return (
      <Trouble
        title={failed}
        error={cause}
        onRetry={retry}
        isRetrying={retried !== null}
        onClose={onClose}
        isBeside={data !== undefined}
      />
    );
  }
  return data === undefined && loading !== null && <RowSkeletons label={loading} />;
}
