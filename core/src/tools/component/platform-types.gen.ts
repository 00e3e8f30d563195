// Written by `pnpm gen` from the libraries of TypeScript.
export const PLATFORM_TYPES =
  "ANGLE_instanced_arrays ARIAMixin AacBitstreamFormat AacEncoderConfig AbortController AbortSignal AbstractRange " +
  "AbstractWorker AddEventListenerOptions AddressErrors AesCbcParams AesCtrParams AesDerivedKeyParams AesGcmParams " +
  "AesKeyAlgorithm AesKeyGenParams AggregateError AggregateErrorConstructor Algorithm AlgorithmIdentifier " +
  "AlignSetting AllAcceptedCredentialsOptions AllowSharedBufferSource AlphaOption AnalyserNode AnalyserOptions " +
  "Animatable Animation AnimationEffect AnimationEvent AnimationEventInit AnimationFrameProvider " +
  "AnimationPlayState AnimationPlaybackEvent AnimationPlaybackEventInit AnimationReplaceState AnimationTimeline " +
  "AppendMode Array ArrayBuffer ArrayBufferConstructor ArrayBufferLike ArrayBufferTypes ArrayBufferView " +
  "ArrayConstructor ArrayIterator ArrayLike AssignedNodesOptions AsyncDisposable AsyncDisposableStack " +
  "AsyncDisposableStackConstructor AsyncGenerator AsyncGeneratorFunction AsyncGeneratorFunctionConstructor " +
  "AsyncIterable AsyncIterableIterator AsyncIterator AsyncIteratorObject Atomics AttestationConveyancePreference " +
  "Attr AudioBuffer AudioBufferOptions AudioBufferSourceNode AudioBufferSourceOptions AudioConfiguration " +
  "AudioContext AudioContextLatencyCategory AudioContextOptions AudioContextState AudioData AudioDataCopyToOptions " +
  "AudioDataInit AudioDataOutputCallback AudioDecoder AudioDecoderConfig AudioDecoderInit AudioDecoderSupport " +
  "AudioDestinationNode AudioEncoder AudioEncoderConfig AudioEncoderInit AudioEncoderSupport AudioListener " +
  "AudioNode AudioNodeOptions AudioParam AudioParamMap AudioProcessingEvent AudioProcessingEventInit " +
  "AudioSampleFormat AudioScheduledSourceNode AudioTimestamp AudioWorklet AudioWorkletNode AudioWorkletNodeOptions " +
  "AuthenticationExtensionsClientInputs AuthenticationExtensionsClientInputsJSON " +
  "AuthenticationExtensionsClientOutputs AuthenticationExtensionsClientOutputsJSON " +
  "AuthenticationExtensionsLargeBlobInputs AuthenticationExtensionsLargeBlobInputsJSON " +
  "AuthenticationExtensionsLargeBlobOutputs AuthenticationExtensionsLargeBlobOutputsJSON " +
  "AuthenticationExtensionsPRFInputs AuthenticationExtensionsPRFInputsJSON AuthenticationExtensionsPRFOutputs " +
  "AuthenticationExtensionsPRFOutputsJSON AuthenticationExtensionsPRFValues AuthenticationExtensionsPRFValuesJSON " +
  "AuthenticationResponseJSON AuthenticatorAssertionResponse AuthenticatorAssertionResponseJSON " +
  "AuthenticatorAttachment AuthenticatorAttestationResponse AuthenticatorAttestationResponseJSON " +
  "AuthenticatorResponse AuthenticatorSelectionCriteria AuthenticatorTransport AutoFill AutoFillAddressKind " +
  "AutoFillBase AutoFillContactField AutoFillContactKind AutoFillCredentialField AutoFillField AutoFillNormalField " +
  "AutoFillSection AutoKeyword AutomationRate AvcBitstreamFormat AvcEncoderConfig Awaited BarProp Base64URLString " +
  "BaseAudioContext BeforeUnloadEvent BigInt BigInt64Array BigInt64ArrayConstructor BigIntConstructor " +
  "BigIntToLocaleStringOptions BigInteger BigUint64Array BigUint64ArrayConstructor BinaryType BiquadFilterNode " +
  "BiquadFilterOptions BiquadFilterType BitrateMode Blob BlobCallback BlobEvent BlobEventInit BlobPart " +
  "BlobPropertyBag Body BodyInit Boolean BooleanConstructor BroadcastChannel BufferSource BuiltinIteratorReturn " +
  "ByteLengthQueuingStrategy CDATASection COSEAlgorithmIdentifier CSS CSSAnimation CSSConditionRule " +
  "CSSContainerRule CSSCounterStyleRule CSSFontFaceRule CSSFontFeatureValuesRule CSSFontPaletteValuesRule " +
  "CSSGroupingRule CSSImageValue CSSImportRule CSSKeyframeRule CSSKeyframesRule CSSKeywordValue CSSKeywordish " +
  "CSSLayerBlockRule CSSLayerStatementRule CSSMathClamp CSSMathInvert CSSMathMax CSSMathMin CSSMathNegate " +
  "CSSMathOperator CSSMathProduct CSSMathSum CSSMathValue CSSMatrixComponent CSSMatrixComponentOptions " +
  "CSSMediaRule CSSNamespaceRule CSSNestedDeclarations CSSNumberish CSSNumericArray CSSNumericBaseType " +
  "CSSNumericType CSSNumericValue CSSPageDescriptors CSSPageRule CSSPerspective CSSPerspectiveValue " +
  "CSSPositionTryDescriptors CSSPositionTryRule CSSPropertyRule CSSRotate CSSRule CSSRuleList CSSScale " +
  "CSSScopeRule CSSSkew CSSSkewX CSSSkewY CSSStartingStyleRule CSSStyleDeclaration CSSStyleDeclarationBase " +
  "CSSStyleProperties CSSStyleRule CSSStyleSheet CSSStyleSheetInit CSSStyleValue CSSSupportsRule " +
  "CSSTransformComponent CSSTransformValue CSSTransition CSSTranslate CSSUnitValue CSSUnparsedSegment " +
  "CSSUnparsedValue CSSVariableReferenceValue CSSViewTransitionRule Cache CacheQueryOptions CacheStorage " +
  "CallableFunction CanPlayTypeResult CanvasCaptureMediaStreamTrack CanvasCompositing CanvasDirection " +
  "CanvasDrawImage CanvasDrawPath CanvasFillRule CanvasFillStrokeStyles CanvasFilters CanvasFontKerning " +
  "CanvasFontStretch CanvasFontVariantCaps CanvasGradient CanvasImageData CanvasImageSmoothing CanvasImageSource " +
  "CanvasLineCap CanvasLineJoin CanvasPath CanvasPathDrawingStyles CanvasPattern CanvasRect " +
  "CanvasRenderingContext2D CanvasRenderingContext2DSettings CanvasSettings CanvasShadowStyles CanvasState " +
  "CanvasText CanvasTextAlign CanvasTextBaseline CanvasTextDrawingStyles CanvasTextRendering CanvasTransform " +
  "CanvasUserInterface Capitalize CaretPosition CaretPositionFromPointOptions ChannelCountMode " +
  "ChannelInterpretation ChannelMergerNode ChannelMergerOptions ChannelSplitterNode ChannelSplitterOptions " +
  "CharacterData CheckVisibilityOptions ChildNode ClassAccessorDecoratorContext ClassAccessorDecoratorResult " +
  "ClassAccessorDecoratorTarget ClassDecorator ClassDecoratorContext ClassFieldDecoratorContext " +
  "ClassGetterDecoratorContext ClassMemberDecoratorContext ClassMethodDecoratorContext ClassSetterDecoratorContext " +
  "ClientQueryOptions ClientRect ClientTypes Clipboard ClipboardEvent ClipboardEventInit ClipboardItem " +
  "ClipboardItemData ClipboardItemOptions ClipboardItems CloseEvent CloseEventInit CodecState ColorGamut " +
  "ColorSpaceConversion CommandEvent CommandEventInit Comment CompositeOperation CompositeOperationOrAuto " +
  "CompositionEvent CompositionEventInit CompressionFormat CompressionStream ComputedEffectTiming ComputedKeyframe " +
  "ConcatArray Console ConstantSourceNode ConstantSourceOptions ConstrainBoolean ConstrainBooleanOrDOMString " +
  "ConstrainBooleanOrDOMStringParameters ConstrainBooleanParameters ConstrainDOMString " +
  "ConstrainDOMStringParameters ConstrainDouble ConstrainDoubleRange ConstrainULong ConstrainULongRange " +
  "ConstructorParameters ContentVisibilityAutoStateChangeEvent ContentVisibilityAutoStateChangeEventInit " +
  "ConvolverNode ConvolverOptions CookieChangeEvent CookieChangeEventInit CookieInit CookieList CookieListItem " +
  "CookieSameSite CookieStore CookieStoreDeleteOptions CookieStoreGetOptions CookieStoreManager " +
  "CountQueuingStrategy Credential CredentialCreationOptions CredentialMediationRequirement " +
  "CredentialPropertiesOutput CredentialRequestOptions CredentialsContainer Crypto CryptoKey CryptoKeyPair " +
  "CurrentUserDetailsOptions CustomElementConstructor CustomElementRegistry CustomEvent CustomEventInit " +
  "CustomStateSet DOMException DOMHighResTimeStamp DOMImplementation DOMMatrix DOMMatrix2DInit DOMMatrixInit " +
  "DOMMatrixReadOnly DOMParser DOMParserSupportedType DOMPoint DOMPointInit DOMPointReadOnly DOMQuad DOMQuadInit " +
  "DOMRect DOMRectInit DOMRectList DOMRectReadOnly DOMStringList DOMStringMap DOMTokenList DataTransfer " +
  "DataTransferItem DataTransferItemList DataView DataViewConstructor Date DateConstructor DecodeErrorCallback " +
  "DecodeSuccessCallback DecompressionStream DecoratorContext DecoratorMetadata DecoratorMetadataObject DelayNode " +
  "DelayOptions DeviceMotionEvent DeviceMotionEventAcceleration DeviceMotionEventAccelerationInit " +
  "DeviceMotionEventInit DeviceMotionEventRotationRate DeviceMotionEventRotationRateInit DeviceOrientationEvent " +
  "DeviceOrientationEventInit DigitalCredential DirectionSetting DisplayCaptureSurfaceType " +
  "DisplayMediaStreamOptions Disposable DisposableStack DisposableStackConstructor DistanceModelType Document " +
  "DocumentFragment DocumentOrShadowRoot DocumentReadyState DocumentTimeline DocumentTimelineOptions DocumentType " +
  "DocumentVisibilityState DoubleRange DragEvent DragEventInit DynamicsCompressorNode DynamicsCompressorOptions " +
  "EXT_blend_minmax EXT_color_buffer_float EXT_color_buffer_half_float EXT_float_blend EXT_frag_depth EXT_sRGB " +
  "EXT_shader_texture_lod EXT_texture_compression_bptc EXT_texture_compression_rgtc EXT_texture_filter_anisotropic " +
  "EXT_texture_norm16 EcKeyAlgorithm EcKeyGenParams EcKeyImportParams EcdhKeyDeriveParams EcdsaParams EffectTiming " +
  "Element ElementCSSInlineStyle ElementContentEditable ElementCreationOptions ElementDefinitionOptions " +
  "ElementInternals EncodedAudioChunk EncodedAudioChunkInit EncodedAudioChunkMetadata " +
  "EncodedAudioChunkOutputCallback EncodedAudioChunkType EncodedVideoChunk EncodedVideoChunkInit " +
  "EncodedVideoChunkMetadata EncodedVideoChunkOutputCallback EncodedVideoChunkType EndOfStreamError EndingType " +
  "EpochTimeStamp Error ErrorCallback ErrorConstructor ErrorEvent ErrorEventInit ErrorOptions EvalError " +
  "EvalErrorConstructor Event EventCounts EventInit EventListener EventListenerObject EventListenerOptions " +
  "EventListenerOrEventListenerObject EventModifierInit EventSource EventSourceInit EventTarget Exclude External " +
  "Extract File FileCallback FileList FilePropertyBag FileReader FileSystem FileSystemCreateWritableOptions " +
  "FileSystemDirectoryEntry FileSystemDirectoryHandle FileSystemDirectoryHandleAsyncIterator " +
  "FileSystemDirectoryReader FileSystemEntriesCallback FileSystemEntry FileSystemEntryCallback FileSystemFileEntry " +
  "FileSystemFileHandle FileSystemFlags FileSystemGetDirectoryOptions FileSystemGetFileOptions FileSystemHandle " +
  "FileSystemHandleKind FileSystemRemoveOptions FileSystemWritableFileStream FileSystemWriteChunkType " +
  "FillLightMode FillMode FinalizationRegistry FinalizationRegistryConstructor FlatArray Float16Array " +
  "Float16ArrayConstructor Float32Array Float32ArrayConstructor Float32List Float64Array Float64ArrayConstructor " +
  "FocusEvent FocusEventInit FocusOptions FontDisplay FontFace FontFaceDescriptors FontFaceLoadStatus FontFaceSet " +
  "FontFaceSetLoadEvent FontFaceSetLoadEventInit FontFaceSetLoadStatus FontFaceSource FormData FormDataEntryValue " +
  "FormDataEvent FormDataEventInit FormDataIterator FragmentDirective FrameRequestCallback FullscreenNavigationUI " +
  "FullscreenOptions Function FunctionConstructor FunctionStringCallback GLbitfield GLboolean GLclampf GLenum " +
  "GLfloat GLint GLint64 GLintptr GLsizei GLsizeiptr GLuint GLuint64 GPU GPUAdapter GPUAdapterInfo GPUAddressMode " +
  "GPUAutoLayoutMode GPUBindGroup GPUBindGroupDescriptor GPUBindGroupEntry GPUBindGroupLayout " +
  "GPUBindGroupLayoutDescriptor GPUBindGroupLayoutEntry GPUBindingCommandsMixin GPUBindingResource " +
  "GPUBlendComponent GPUBlendFactor GPUBlendOperation GPUBlendState GPUBuffer GPUBufferBinding " +
  "GPUBufferBindingLayout GPUBufferBindingType GPUBufferDescriptor GPUBufferDynamicOffset GPUBufferMapState " +
  "GPUBufferUsageFlags GPUCanvasAlphaMode GPUCanvasConfiguration GPUCanvasContext GPUCanvasToneMapping " +
  "GPUCanvasToneMappingMode GPUColor GPUColorDict GPUColorTargetState GPUColorWriteFlags GPUCommandBuffer " +
  "GPUCommandBufferDescriptor GPUCommandEncoder GPUCommandEncoderDescriptor GPUCompareFunction GPUCompilationInfo " +
  "GPUCompilationMessage GPUCompilationMessageType GPUComputePassDescriptor GPUComputePassEncoder " +
  "GPUComputePassTimestampWrites GPUComputePipeline GPUComputePipelineDescriptor GPUCopyExternalImageDestInfo " +
  "GPUCopyExternalImageSource GPUCopyExternalImageSourceInfo GPUCullMode GPUDebugCommandsMixin GPUDepthBias " +
  "GPUDepthStencilState GPUDevice GPUDeviceDescriptor GPUDeviceLostInfo GPUDeviceLostReason GPUError " +
  "GPUErrorFilter GPUExtent3D GPUExtent3DDict GPUExternalTexture GPUExternalTextureBindingLayout " +
  "GPUExternalTextureDescriptor GPUFeatureName GPUFilterMode GPUFlagsConstant GPUFragmentState GPUFrontFace " +
  "GPUIndex32 GPUIndexFormat GPUIntegerCoordinate GPUIntegerCoordinateOut GPUInternalError GPULoadOp " +
  "GPUMapModeFlags GPUMipmapFilterMode GPUMultisampleState GPUObjectBase GPUObjectDescriptorBase GPUOrigin2D " +
  "GPUOrigin2DDict GPUOrigin3D GPUOrigin3DDict GPUOutOfMemoryError GPUPipelineBase GPUPipelineConstantValue " +
  "GPUPipelineDescriptorBase GPUPipelineError GPUPipelineErrorInit GPUPipelineErrorReason GPUPipelineLayout " +
  "GPUPipelineLayoutDescriptor GPUPowerPreference GPUPrimitiveState GPUPrimitiveTopology GPUProgrammableStage " +
  "GPUQuerySet GPUQuerySetDescriptor GPUQueryType GPUQueue GPUQueueDescriptor GPURenderBundle " +
  "GPURenderBundleDescriptor GPURenderBundleEncoder GPURenderBundleEncoderDescriptor GPURenderCommandsMixin " +
  "GPURenderPassColorAttachment GPURenderPassDepthStencilAttachment GPURenderPassDescriptor GPURenderPassEncoder " +
  "GPURenderPassLayout GPURenderPassTimestampWrites GPURenderPipeline GPURenderPipelineDescriptor " +
  "GPURequestAdapterOptions GPUSampleMask GPUSampler GPUSamplerBindingLayout GPUSamplerBindingType " +
  "GPUSamplerDescriptor GPUShaderModule GPUShaderModuleDescriptor GPUShaderStageFlags GPUSignedOffset32 GPUSize32 " +
  "GPUSize32Out GPUSize64 GPUSize64Out GPUStencilFaceState GPUStencilOperation GPUStencilValue " +
  "GPUStorageTextureAccess GPUStorageTextureBindingLayout GPUStoreOp GPUSupportedFeatures GPUSupportedLimits " +
  "GPUTexelCopyBufferInfo GPUTexelCopyBufferLayout GPUTexelCopyTextureInfo GPUTexture GPUTextureAspect " +
  "GPUTextureBindingLayout GPUTextureDescriptor GPUTextureDimension GPUTextureFormat GPUTextureSampleType " +
  "GPUTextureUsageFlags GPUTextureView GPUTextureViewDescriptor GPUTextureViewDimension GPUUncapturedErrorEvent " +
  "GPUUncapturedErrorEventInit GPUValidationError GPUVertexAttribute GPUVertexBufferLayout GPUVertexFormat " +
  "GPUVertexState GPUVertexStepMode GainNode GainOptions Gamepad GamepadButton GamepadEffectParameters " +
  "GamepadEvent GamepadEventInit GamepadHapticActuator GamepadHapticEffectType GamepadHapticsResult " +
  "GamepadMappingType Generator GeneratorFunction GeneratorFunctionConstructor GenericTransformStream Geolocation " +
  "GeolocationCoordinates GeolocationPosition GeolocationPositionError GetAnimationsOptions " +
  "GetComposedRangesOptions GetHTMLOptions GetNotificationOptions GetRootNodeOptions GlobalCompositeOperation " +
  "GlobalEventHandlers HTMLAllCollection HTMLCollection HTMLCollectionBase HTMLCollectionOf HTMLDocument " +
  "HTMLFormControlsCollection HTMLHyperlinkElementUtils HTMLOptionsCollection HardwareAcceleration " +
  "HashAlgorithmIdentifier HashChangeEvent HashChangeEventInit HdrMetadataType Headers HeadersInit HeadersIterator " +
  "Highlight HighlightRegistry HighlightType History HkdfParams HmacImportParams HmacKeyAlgorithm HmacKeyGenParams " +
  "IArguments IDBCursor IDBCursorDirection IDBCursorWithValue IDBDatabase IDBDatabaseInfo IDBFactory IDBIndex " +
  "IDBIndexParameters IDBKeyRange IDBObjectStore IDBObjectStoreParameters IDBOpenDBRequest IDBRequest " +
  "IDBRequestReadyState IDBTransaction IDBTransactionDurability IDBTransactionMode IDBTransactionOptions " +
  "IDBValidKey IDBVersionChangeEvent IDBVersionChangeEventInit IIRFilterNode IIRFilterOptions IdleDeadline " +
  "IdleRequestCallback IdleRequestOptions ImageBitmap ImageBitmapOptions ImageBitmapRenderingContext " +
  "ImageBitmapRenderingContextSettings ImageBitmapSource ImageBufferSource ImageCapture ImageData ImageDataArray " +
  "ImageDataPixelFormat ImageDataSettings ImageDecodeOptions ImageDecodeResult ImageDecoder ImageDecoderInit " +
  "ImageEncodeOptions ImageOrientation ImageSmoothingQuality ImageTrack ImageTrackList ImportAssertions " +
  "ImportAttributes ImportCallOptions ImportMeta ImportNodeOptions InputDeviceInfo InputEvent InputEventInit " +
  "InsertPosition InstanceType Int16Array Int16ArrayConstructor Int32Array Int32ArrayConstructor Int32List " +
  "Int8Array Int8ArrayConstructor IntersectionObserver IntersectionObserverCallback IntersectionObserverEntry " +
  "IntersectionObserverInit Intl Iterable IterableIterator IterationCompositeOperation Iterator IteratorObject " +
  "IteratorObjectConstructor IteratorResult IteratorReturnResult IteratorYieldResult JSON JsonWebKey " +
  "KHR_parallel_shader_compile KeyAlgorithm KeyFormat KeySystemTrackConfiguration KeyType KeyUsage KeyboardEvent " +
  "KeyboardEventInit Keyframe KeyframeAnimationOptions KeyframeEffect KeyframeEffectOptions LargestContentfulPaint " +
  "LatencyMode LineAlignSetting LineAndPositionSetting LinkStyle Location Lock LockGrantedCallback LockInfo " +
  "LockManager LockManagerSnapshot LockMode LockOptions LoginStatus Lowercase MIDIAccess MIDIConnectionEvent " +
  "MIDIConnectionEventInit MIDIInput MIDIInputMap MIDIMessageEvent MIDIMessageEventInit MIDIOptions MIDIOutput " +
  "MIDIOutputMap MIDIPort MIDIPortConnectionState MIDIPortDeviceState MIDIPortType Map MapConstructor MapIterator " +
  "Math MediaCapabilities MediaCapabilitiesDecodingInfo MediaCapabilitiesEncodingInfo MediaCapabilitiesInfo " +
  "MediaCapabilitiesKeySystemConfiguration MediaConfiguration MediaDecodingConfiguration MediaDecodingType " +
  "MediaDeviceInfo MediaDeviceKind MediaDevices MediaElementAudioSourceNode MediaElementAudioSourceOptions " +
  "MediaEncodingConfiguration MediaEncodingType MediaEncryptedEvent MediaEncryptedEventInit MediaError MediaImage " +
  "MediaKeyMessageEvent MediaKeyMessageEventInit MediaKeyMessageType MediaKeySession MediaKeySessionClosedReason " +
  "MediaKeySessionType MediaKeyStatus MediaKeyStatusMap MediaKeyStatusMapIterator MediaKeySystemAccess " +
  "MediaKeySystemConfiguration MediaKeySystemMediaCapability MediaKeys MediaKeysPolicy MediaKeysRequirement " +
  "MediaList MediaMetadata MediaMetadataInit MediaPositionState MediaProvider MediaQueryList MediaQueryListEvent " +
  "MediaQueryListEventInit MediaRecorder MediaRecorderOptions MediaSession MediaSessionAction " +
  "MediaSessionActionDetails MediaSessionActionHandler MediaSessionPlaybackState MediaSettingsRange MediaSource " +
  "MediaSourceHandle MediaStream MediaStreamAudioDestinationNode MediaStreamAudioSourceNode " +
  "MediaStreamAudioSourceOptions MediaStreamConstraints MediaStreamTrack MediaStreamTrackEvent " +
  "MediaStreamTrackEventInit MediaStreamTrackState MediaTrackCapabilities MediaTrackConstraintSet " +
  "MediaTrackConstraints MediaTrackSettings MediaTrackSupportedConstraints MessageChannel MessageEvent " +
  "MessageEventInit MessageEventSource MessageEventTarget MessagePort MethodDecorator MimeType MimeTypeArray " +
  "MouseEvent MouseEventInit MultiCacheQueryOptions MutationCallback MutationObserver MutationObserverInit " +
  "MutationRecord MutationRecordType NamedCurve NamedNodeMap NavigateEvent NavigateEventInit Navigation " +
  "NavigationActivation NavigationCurrentEntryChangeEvent NavigationCurrentEntryChangeEventInit " +
  "NavigationDestination NavigationFocusReset NavigationHistoryBehavior NavigationHistoryEntry " +
  "NavigationInterceptHandler NavigationInterceptOptions NavigationNavigateOptions NavigationOptions " +
  "NavigationPrecommitController NavigationPrecommitHandler NavigationPreloadManager NavigationPreloadState " +
  "NavigationReloadOptions NavigationResult NavigationScrollBehavior NavigationTimingType NavigationTransition " +
  "NavigationType NavigationUpdateCurrentEntryOptions Navigator NavigatorAutomationInformation NavigatorBadge " +
  "NavigatorConcurrentHardware NavigatorContentUtils NavigatorCookies NavigatorGPU NavigatorID NavigatorLanguage " +
  "NavigatorLocks NavigatorLogin NavigatorOnLine NavigatorPlugins NavigatorStorage NewableFunction NoInfer Node " +
  "NodeFilter NodeIterator NodeList NodeListOf NonDocumentTypeChildNode NonElementParentNode NonNullable " +
  "Notification NotificationDirection NotificationOptions NotificationPermission NotificationPermissionCallback " +
  "Number NumberConstructor OES_draw_buffers_indexed OES_element_index_uint OES_fbo_render_mipmap " +
  "OES_standard_derivatives OES_texture_float OES_texture_float_linear OES_texture_half_float " +
  "OES_texture_half_float_linear OES_vertex_array_object OVR_multiview2 Object ObjectConstructor " +
  "OfflineAudioCompletionEvent OfflineAudioCompletionEventInit OfflineAudioContext OfflineAudioContextOptions " +
  "OffscreenCanvas OffscreenCanvasRenderingContext2D OffscreenRenderingContext OffscreenRenderingContextId Omit " +
  "OmitThisParameter OnBeforeUnloadEventHandler OnBeforeUnloadEventHandlerNonNull OnErrorEventHandler " +
  "OnErrorEventHandlerNonNull OptionalEffectTiming OptionalPostfixToken OptionalPrefixToken OpusBitstreamFormat " +
  "OpusEncoderConfig OrientationLockType OrientationType OscillatorNode OscillatorOptions OscillatorType " +
  "OverSampleType OverconstrainedError PageRevealEvent PageRevealEventInit PageSwapEvent PageSwapEventInit " +
  "PageTransitionEvent PageTransitionEventInit PaintTimingMixin PannerNode PannerOptions PanningModelType " +
  "ParameterDecorator Parameters ParentNode Partial Path2D PayerErrors PaymentAddress PaymentComplete " +
  "PaymentCurrencyAmount PaymentDetailsBase PaymentDetailsInit PaymentDetailsModifier PaymentDetailsUpdate " +
  "PaymentItem PaymentMethodChangeEvent PaymentMethodChangeEventInit PaymentMethodData PaymentOptions " +
  "PaymentRequest PaymentRequestUpdateEvent PaymentRequestUpdateEventInit PaymentResponse PaymentShippingOption " +
  "PaymentShippingType PaymentValidationErrors Pbkdf2Params Performance PerformanceEntry PerformanceEntryList " +
  "PerformanceEventTiming PerformanceMark PerformanceMarkOptions PerformanceMeasure PerformanceMeasureOptions " +
  "PerformanceNavigation PerformanceNavigationTiming PerformanceObserver PerformanceObserverCallback " +
  "PerformanceObserverEntryList PerformanceObserverInit PerformancePaintTiming PerformanceResourceTiming " +
  "PerformanceServerTiming PerformanceTiming PeriodicWave PeriodicWaveConstraints PeriodicWaveOptions " +
  "PermissionDescriptor PermissionName PermissionState PermissionStatus Permissions PhotoCapabilities " +
  "PhotoSettings Pick PictureInPictureEvent PictureInPictureEventInit PictureInPictureWindow PlaneLayout " +
  "PlaybackDirection Plugin PluginArray PointerEvent PointerEventInit PointerLockOptions PopStateEvent " +
  "PopStateEventInit PopoverTargetAttributes PositionAlignSetting PositionCallback PositionErrorCallback " +
  "PositionOptions PredefinedColorSpace PremultiplyAlpha PresentationStyle ProcessingInstruction ProgressEvent " +
  "ProgressEventInit Promise PromiseConstructor PromiseConstructorLike PromiseFulfilledResult PromiseLike " +
  "PromiseRejectedResult PromiseRejectionEvent PromiseRejectionEventInit PromiseSettledResult PromiseWithResolvers " +
  "PropertyDecorator PropertyDefinition PropertyDescriptor PropertyDescriptorMap PropertyIndexedKeyframes " +
  "PropertyKey ProxyConstructor ProxyHandler PublicKeyCredential PublicKeyCredentialClientCapabilities " +
  "PublicKeyCredentialCreationOptions PublicKeyCredentialCreationOptionsJSON PublicKeyCredentialDescriptor " +
  "PublicKeyCredentialDescriptorJSON PublicKeyCredentialEntity PublicKeyCredentialParameters " +
  "PublicKeyCredentialRequestOptions PublicKeyCredentialRequestOptionsJSON PublicKeyCredentialRpEntity " +
  "PublicKeyCredentialType PublicKeyCredentialUserEntity PublicKeyCredentialUserEntityJSON PushEncryptionKeyName " +
  "PushManager PushManagerAttribute PushSubscription PushSubscriptionJSON PushSubscriptionOptions " +
  "PushSubscriptionOptionsInit QueuingStrategy QueuingStrategyInit QueuingStrategySize RTCAnswerOptions " +
  "RTCBundlePolicy RTCCertificate RTCCertificateExpiration RTCConfiguration RTCDTMFSender RTCDTMFToneChangeEvent " +
  "RTCDTMFToneChangeEventInit RTCDataChannel RTCDataChannelEvent RTCDataChannelEventInit RTCDataChannelInit " +
  "RTCDataChannelState RTCDegradationPreference RTCDtlsFingerprint RTCDtlsRole RTCDtlsTransport " +
  "RTCDtlsTransportState RTCEncodedAudioFrame RTCEncodedAudioFrameMetadata RTCEncodedFrameMetadata " +
  "RTCEncodedVideoFrame RTCEncodedVideoFrameMetadata RTCError RTCErrorDetailType RTCErrorEvent RTCErrorEventInit " +
  "RTCErrorInit RTCIceCandidate RTCIceCandidateInit RTCIceCandidatePair RTCIceCandidatePairStats " +
  "RTCIceCandidateType RTCIceComponent RTCIceConnectionState RTCIceGathererState RTCIceGatheringState " +
  "RTCIceProtocol RTCIceRole RTCIceServer RTCIceTcpCandidateType RTCIceTransport RTCIceTransportPolicy " +
  "RTCIceTransportState RTCInboundRtpStreamStats RTCLocalIceCandidateInit RTCLocalSessionDescriptionInit " +
  "RTCOfferAnswerOptions RTCOfferOptions RTCOutboundRtpStreamStats RTCPeerConnection " +
  "RTCPeerConnectionErrorCallback RTCPeerConnectionIceErrorEvent RTCPeerConnectionIceErrorEventInit " +
  "RTCPeerConnectionIceEvent RTCPeerConnectionIceEventInit RTCPeerConnectionState RTCPriorityType " +
  "RTCQualityLimitationReason RTCReceivedRtpStreamStats RTCRtcpMuxPolicy RTCRtcpParameters RTCRtpCapabilities " +
  "RTCRtpCodec RTCRtpCodecParameters RTCRtpCodingParameters RTCRtpContributingSource RTCRtpEncodingParameters " +
  "RTCRtpHeaderExtensionCapability RTCRtpHeaderExtensionParameters RTCRtpParameters RTCRtpReceiveParameters " +
  "RTCRtpReceiver RTCRtpReceiverTransform RTCRtpScriptTransform RTCRtpSendParameters RTCRtpSender " +
  "RTCRtpSenderTransform RTCRtpStreamStats RTCRtpSynchronizationSource RTCRtpTransceiver " +
  "RTCRtpTransceiverDirection RTCRtpTransceiverInit RTCSctpTransport RTCSctpTransportState RTCSdpType " +
  "RTCSentRtpStreamStats RTCSessionDescription RTCSessionDescriptionCallback RTCSessionDescriptionInit " +
  "RTCSetParameterOptions RTCSignalingState RTCStats RTCStatsIceCandidatePairState RTCStatsReport RTCStatsType " +
  "RTCTrackEvent RTCTrackEventInit RTCTransportStats RadioNodeList Range RangeError RangeErrorConstructor " +
  "ReadableByteStreamController ReadableStream ReadableStreamAsyncIterator ReadableStreamBYOBReader " +
  "ReadableStreamBYOBReaderReadOptions ReadableStreamBYOBRequest ReadableStreamController " +
  "ReadableStreamDefaultController ReadableStreamDefaultReader ReadableStreamGenericReader " +
  "ReadableStreamGetReaderOptions ReadableStreamIteratorOptions ReadableStreamReadDoneResult " +
  "ReadableStreamReadResult ReadableStreamReadValueResult ReadableStreamReader ReadableStreamReaderMode " +
  "ReadableStreamType ReadableWritablePair Readonly ReadonlyArray ReadonlyMap ReadonlySet ReadonlySetLike " +
  "ReadyState Record RecordingState RedEyeReduction ReferenceError ReferenceErrorConstructor ReferrerPolicy " +
  "Reflect RegExp RegExpConstructor RegExpExecArray RegExpIndicesArray RegExpMatchArray RegExpStringIterator " +
  "RegistrationOptions RegistrationResponseJSON RemotePlayback RemotePlaybackAvailabilityCallback " +
  "RemotePlaybackState RenderingContext Report ReportBody ReportList ReportingObserver ReportingObserverCallback " +
  "ReportingObserverOptions Request RequestCache RequestCredentials RequestDestination RequestInfo RequestInit " +
  "RequestMode RequestPriority RequestRedirect Required ResidentKeyRequirement ResizeObserver " +
  "ResizeObserverBoxOptions ResizeObserverCallback ResizeObserverEntry ResizeObserverOptions ResizeObserverSize " +
  "ResizeQuality Response ResponseInit ResponseType ReturnType RsaHashedImportParams RsaHashedKeyAlgorithm " +
  "RsaHashedKeyGenParams RsaKeyAlgorithm RsaKeyGenParams RsaOaepParams RsaOtherPrimesInfo RsaPssParams SVGAngle " +
  "SVGAnimatedAngle SVGAnimatedBoolean SVGAnimatedEnumeration SVGAnimatedInteger SVGAnimatedLength " +
  "SVGAnimatedLengthList SVGAnimatedNumber SVGAnimatedNumberList SVGAnimatedPoints SVGAnimatedPreserveAspectRatio " +
  "SVGAnimatedRect SVGAnimatedString SVGAnimatedTransformList SVGBoundingBoxOptions " +
  "SVGFilterPrimitiveStandardAttributes SVGFitToViewBox SVGLength SVGLengthList SVGMatrix SVGNumber SVGNumberList " +
  "SVGPoint SVGPointList SVGPreserveAspectRatio SVGRect SVGStringList SVGTests SVGTransform SVGTransformList " +
  "SVGURIReference SVGUnitTypes Sanitizer SanitizerAttribute SanitizerAttributeNamespace SanitizerConfig " +
  "SanitizerElement SanitizerElementNamespace SanitizerElementNamespaceWithAttributes " +
  "SanitizerElementWithAttributes SanitizerPresets Scheduler SchedulerPostTaskCallback SchedulerPostTaskOptions " +
  "Screen ScreenOrientation ScriptProcessorNode ScrollAxis ScrollBehavior ScrollIntoViewOptions " +
  "ScrollLogicalPosition ScrollOptions ScrollRestoration ScrollSetting ScrollTimeline ScrollTimelineOptions " +
  "ScrollToOptions SecurityPolicyViolationEvent SecurityPolicyViolationEventDisposition " +
  "SecurityPolicyViolationEventInit Selection SelectionDirection SelectionMode ServiceWorker " +
  "ServiceWorkerContainer ServiceWorkerRegistration ServiceWorkerState ServiceWorkerUpdateViaCache Set " +
  "SetConstructor SetIterator ShadowRoot ShadowRootInit ShadowRootMode ShareData SharedArrayBuffer " +
  "SharedArrayBufferConstructor SharedWorker ShowPopoverOptions SlotAssignmentMode Slottable SourceBuffer " +
  "SourceBufferList SpeechRecognitionAlternative SpeechRecognitionErrorCode SpeechRecognitionErrorEvent " +
  "SpeechRecognitionErrorEventInit SpeechRecognitionEvent SpeechRecognitionEventInit SpeechRecognitionResult " +
  "SpeechRecognitionResultList SpeechSynthesis SpeechSynthesisErrorCode SpeechSynthesisErrorEvent " +
  "SpeechSynthesisErrorEventInit SpeechSynthesisEvent SpeechSynthesisEventInit SpeechSynthesisUtterance " +
  "SpeechSynthesisVoice StartViewTransitionOptions StaticRange StaticRangeInit StereoPannerNode " +
  "StereoPannerOptions Storage StorageEstimate StorageEvent StorageEventInit StorageManager StreamPipeOptions " +
  "String StringConstructor StringIterator StructuredSerializeOptions StylePropertyMap StylePropertyMapReadOnly " +
  "StylePropertyMapReadOnlyIterator StyleSheet StyleSheetList SubmitEvent SubmitEventInit SubtleCrypto " +
  "SuppressedError SuppressedErrorConstructor SvcOutputMetadata Symbol SymbolConstructor SyntaxError " +
  "SyntaxErrorConstructor TaskController TaskControllerInit TaskPriority TaskPriorityChangeEvent " +
  "TaskPriorityChangeEventInit TaskSignal TaskSignalAnyInit TemplateStringsArray Temporal TexImageSource Text " +
  "TextDecodeOptions TextDecoder TextDecoderCommon TextDecoderOptions TextDecoderStream TextEncoder " +
  "TextEncoderCommon TextEncoderEncodeIntoResult TextEncoderStream TextEvent TextMetrics TextTrack TextTrackCue " +
  "TextTrackCueList TextTrackKind TextTrackList TextTrackMode ThisParameterType ThisType TimeRanges " +
  "TimelineRangeOffset TimerHandler ToggleEvent ToggleEventInit TogglePopoverOptions Touch TouchEvent " +
  "TouchEventInit TouchInit TouchList TouchType TrackEvent TrackEventInit TransferFunction Transferable " +
  "TransformStream TransformStreamDefaultController Transformer TransformerFlushCallback TransformerStartCallback " +
  "TransformerTransformCallback TransitionEvent TransitionEventInit TreeWalker TypeError TypeErrorConstructor " +
  "TypedPropertyDescriptor UIEvent UIEventInit ULongRange URIError URIErrorConstructor URL URLPattern " +
  "URLPatternComponentResult URLPatternInit URLPatternInput URLPatternOptions URLPatternResult URLSearchParams " +
  "URLSearchParamsIterator Uint16Array Uint16ArrayConstructor Uint32Array Uint32ArrayConstructor Uint32List " +
  "Uint8Array Uint8ArrayConstructor Uint8ClampedArray Uint8ClampedArrayConstructor Uncapitalize " +
  "UnderlyingByteSource UnderlyingDefaultSource UnderlyingSink UnderlyingSinkAbortCallback " +
  "UnderlyingSinkCloseCallback UnderlyingSinkStartCallback UnderlyingSinkWriteCallback UnderlyingSource " +
  "UnderlyingSourceCancelCallback UnderlyingSourcePullCallback UnderlyingSourceStartCallback " +
  "UnknownCredentialOptions Uppercase UserActivation UserVerificationRequirement VTTCue VTTRegion ValidityState " +
  "ValidityStateFlags VibratePattern VideoColorPrimaries VideoColorSpace VideoColorSpaceInit VideoConfiguration " +
  "VideoDecoder VideoDecoderConfig VideoDecoderInit VideoDecoderSupport VideoEncoder VideoEncoderBitrateMode " +
  "VideoEncoderConfig VideoEncoderEncodeOptions VideoEncoderEncodeOptionsForAvc VideoEncoderInit " +
  "VideoEncoderSupport VideoFacingModeEnum VideoFrame VideoFrameBufferInit VideoFrameCallbackMetadata " +
  "VideoFrameCopyToOptions VideoFrameInit VideoFrameOutputCallback VideoFrameRequestCallback " +
  "VideoMatrixCoefficients VideoPixelFormat VideoPlaybackQuality VideoTransferCharacteristics ViewTimeline " +
  "ViewTimelineOptions ViewTransition ViewTransitionTypeSet ViewTransitionUpdateCallback VisualViewport " +
  "VoidFunction WEBGL_color_buffer_float WEBGL_compressed_texture_astc WEBGL_compressed_texture_etc " +
  "WEBGL_compressed_texture_etc1 WEBGL_compressed_texture_pvrtc WEBGL_compressed_texture_s3tc " +
  "WEBGL_compressed_texture_s3tc_srgb WEBGL_debug_renderer_info WEBGL_debug_shaders WEBGL_depth_texture " +
  "WEBGL_draw_buffers WEBGL_lose_context WEBGL_multi_draw WGSLLanguageFeatures WakeLock WakeLockSentinel " +
  "WakeLockType WaveShaperNode WaveShaperOptions WeakKey WeakKeyTypes WeakMap WeakMapConstructor WeakRef " +
  "WeakRefConstructor WeakSet WeakSetConstructor WebAssembly WebCodecsErrorCallback WebGL2RenderingContext " +
  "WebGL2RenderingContextBase WebGL2RenderingContextOverloads WebGLActiveInfo WebGLBuffer WebGLContextAttributes " +
  "WebGLContextEvent WebGLContextEventInit WebGLFramebuffer WebGLPowerPreference WebGLProgram WebGLQuery " +
  "WebGLRenderbuffer WebGLRenderingContext WebGLRenderingContextBase WebGLRenderingContextOverloads WebGLSampler " +
  "WebGLShader WebGLShaderPrecisionFormat WebGLSync WebGLTexture WebGLTransformFeedback WebGLUniformLocation " +
  "WebGLVertexArrayObject WebGLVertexArrayObjectOES WebKitCSSMatrix WebSocket WebTransport " +
  "WebTransportBidirectionalStream WebTransportCloseInfo WebTransportCongestionControl " +
  "WebTransportDatagramDuplexStream WebTransportError WebTransportErrorOptions WebTransportErrorSource " +
  "WebTransportHash WebTransportOptions WebTransportSendOptions WebTransportSendStreamOptions WheelEvent " +
  "WheelEventInit Window WindowEventHandlers WindowLocalStorage WindowOrWorkerGlobalScope WindowPostMessageOptions " +
  "WindowProxy WindowSessionStorage Worker WorkerOptions WorkerType Worklet WorkletOptions WritableStream " +
  "WritableStreamDefaultController WritableStreamDefaultWriter WriteCommandType WriteParams XMLDocument " +
  "XMLHttpRequest XMLHttpRequestBodyInit XMLHttpRequestEventTarget XMLHttpRequestResponseType XMLHttpRequestUpload " +
  "XMLSerializer XPathEvaluator XPathEvaluatorBase XPathExpression XPathNSResolver XPathResult XSLTProcessor";
