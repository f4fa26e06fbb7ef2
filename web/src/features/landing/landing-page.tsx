import type { User } from '#shared/models/user.ts';
import type { PlanId } from '#shared/rules/plans.ts';
import { AboutSection } from './about-section.tsx';
import { FaqSection } from './faq-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { ImpactSection } from './impact-section.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { type LandingActions, LandingHeader } from './landing-header.tsx';
import { PricingSection } from './pricing-section.tsx';
import './landing.css';

interface LandingPageProps extends LandingActions {
  readonly visitor: User | null;
  /** The same as starting, with a plan in mind. */
  readonly onChoose: (plan: PlanId) => void;
}

/** The public page: what Tonus is, what it costs, and the way in. */
export function LandingPage({ visitor, onChoose, ...actions }: LandingPageProps) {
  return (
    <div className="landing">
      <LandingHeader visitor={visitor} {...actions} />
      <main>
        <HeroSection onStart={actions.onStart} onIntent={actions.onIntent} />
        <AboutSection />
        <FeaturesSection />
        <ImpactSection />
        <PricingSection onChoose={onChoose} onIntent={actions.onIntent} />
        <FaqSection />
      </main>
      <LandingFooter page="landing" />
    </div>
  );
}
