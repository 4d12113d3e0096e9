import {
  Component,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { Trouble } from './Trouble.tsx';

interface BoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps what failed to load from taking the whole admin with it. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Trouble title="This part of the page didn’t load" onRetry={this.props.onRetry}>
        The server could not be reached. Nothing you typed is lost; check your connection.
      </Trouble>
    );
  }
}

/** What opens above the rest needs no room meanwhile. */
function Waiting() {
  return (
    <p role="status" aria-busy="true" className="sr-only">
      Opening
    </p>
  );
}

/**
 * A component that is fetched when it is first shown. Where it does not arrive, that is said, and it
 * can be asked for again; `React.lazy` alone would end the whole admin.
 * @param load fetches it
 * @param waiting shown meanwhile
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <Waiting />,
): ComponentType<Props> {
  let known: LazyExoticComponent<ComponentType<Props>> | undefined;
  const content = () =>
    (known ??= lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        // A lazy component keeps its failure: whoever opens this again asks again.
        known = undefined;
        throw error;
      }
    }));
  return function Part(props: Props) {
    const [{ Content, tries }, setContent] = useState(() => ({ Content: content(), tries: 0 }));
    const again = () => setContent({ Content: content(), tries: tries + 1 });
    return (
      <Boundary key={tries} onRetry={again}>
        <Suspense fallback={waiting}>
          <Content {...props} />
        </Suspense>
      </Boundary>
    );
  };
}
