import type { TrustLabelTexts } from "./trust-label.tsx";

export const ar: TrustLabelTexts = {
  invited: "عميل مدعو",
  invitedMeans:
    "زوّدنا مقدّم الخدمة بعناوين جميع عملائه خلال فترة معيّنة، فدعوناهم جميعًا. ولا نخبره بمن لبّى الدعوة، ولم نطّلع على أي عقد.",
  proof: "الحجز مؤكَّد",
  proofMeans: "اطّلعنا على عقد أو فاتورة تُثبت أن كاتب التقييم كان عميلًا. ولا نحكم على ما كتبه.",
  means: "(ما معنى هذا)",
  link: "كيف تُراجَع التقييمات",
};
