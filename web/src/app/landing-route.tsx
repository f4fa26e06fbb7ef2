export default function LandingRoute() {
  return null;
}
