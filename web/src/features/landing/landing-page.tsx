import type { User } from '#shared/models/user.ts';
import { AboutSection } from './about-section.tsx';
import { FaqSection } from './faq-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { ImpactSection } from './impact-section.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { PricingSection } from './pricing-section.tsx';
import './landing.css';

export interface LandingActions {
  /** Into the app, or to the login when nobody is logged in. */
  readonly onStart: () => void;
  readonly onLogin: () => void;
  readonly onLogout: () => void;
  /** A hint that one of the above is near: time to fetch what it needs. */
  readonly onIntent: () => void;
}

/** The public page: what Tonus is, what it costs, and the way in. */
export function LandingPage({ visitor, ...actions }: LandingActions & { readonly visitor: User | null }) {
  return (
    <div className="landing">
      <LandingHeader visitor={visitor} {...actions} />
      <main>
        <HeroSection onStart={actions.onStart} onIntent={actions.onIntent} />
        <AboutSection />
        <FeaturesSection />
        <ImpactSection />
        <PricingSection onChoose={actions.onStart} onIntent={actions.onIntent} />
        <FaqSection />
      </main>
      <LandingFooter />
    </div>
  );
}
